// The part of lit-html's types that our modules use.
export interface TemplateResult { readonly strings: TemplateStringsArray; readonly values: unknown[] }
export declare const html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const svg: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const nothing: unique symbol;
export declare const noChange: unique symbol;
export declare const render: (value: unknown, container: HTMLElement | DocumentFragment) => unknown;

// One plain state that only a reducer changes. A reducer is a pure function from a state and an action to the next
// state and to effects, which are plain values too: what is to be sent, asked or said aloud is done by the page.

/**
 * @template State, Effect
 * @typedef {{state: State, effects: Effect[]}} Step
 */

/**
 * @template State, Action, Effect
 * @param {State} initial
 * @param {(state: State, action: Action) => Step<State, Effect>} reduce
 * @param {{onChange: (state: State) => void, perform: (effect: Effect) => void}} host
 */
export function createStore(initial, reduce, { onChange, perform }) {
  let state = initial;
  return {
    get: () => state,
    /** @param {Action} action */
    dispatch(action) {
      const step = reduce(state, action);
      const changed = step.state !== state;
      state = step.state;
      if (changed) onChange(state);
      for (const effect of step.effects) perform(effect);
    },
  };
}

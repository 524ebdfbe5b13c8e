//! What is answered, as a list: paths, methods, and what answers each. The router is made of the list, and whoever wants to know
//! what the server answers reads it.
//!
//! A handler is boxed here, before the router wraps it in layers: the layers are compiled once, not for each of them.

use crate::app::App;
use axum::Router;
use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter};
use futures_util::future::BoxFuture;
use std::borrow::Cow;
use std::sync::Arc;

/// Paths, and what may be asked of each.
#[derive(Default)]
pub(crate) struct Routes(Vec<(Cow<'static, str>, Methods)>);

impl Routes {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// With one more path.
    #[must_use]
    pub(crate) fn route(mut self, path: impl Into<Cow<'static, str>>, methods: Methods) -> Self {
        self.0.push((path.into(), methods));
        self
    }

    /// With all paths of another list.
    #[must_use]
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Every method and path.
    pub(crate) fn list(&self) -> Vec<(&'static str, String)> {
        let methods = |(path, methods): &(Cow<'static, str>, Methods)| {
            methods.0.iter().map(|(method, _)| (method.word(), path.to_string())).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(methods).collect()
    }

    /// The router that answers them.
    pub(crate) fn into_router(self) -> Router<App> {
        self.0.into_iter().fold(Router::new(), |router, (path, methods)| router.route(&path, methods.into_router()))
    }
}

impl FromIterator<Self> for Routes {
    fn from_iter<I: IntoIterator<Item = Self>>(lists: I) -> Self {
        lists.into_iter().fold(Self::new(), Self::merge)
    }
}

/// A method that is answered somewhere. Whoever may get something may ask for its head.
#[derive(Clone, Copy)]
enum Method {
    Get,
    Post,
    Delete,
}

impl Method {
    fn word(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Delete => "DELETE",
        }
    }

    fn filter(self) -> MethodFilter {
        match self {
            Self::Get => MethodFilter::GET,
            Self::Post => MethodFilter::POST,
            Self::Delete => MethodFilter::DELETE,
        }
    }
}

/// What may be asked of one path.
pub(crate) struct Methods(Vec<(Method, BoxedHandler)>);

/// A path to be got.
pub(crate) fn get<H: Handler<T, App>, T: 'static>(handler: H) -> Methods {
    Methods(vec![(Method::Get, boxed(handler))])
}

/// A path to which something is sent.
pub(crate) fn post<H: Handler<T, App>, T: 'static>(handler: H) -> Methods {
    Methods(vec![(Method::Post, boxed(handler))])
}

/// A path to be deleted.
pub(crate) fn delete<H: Handler<T, App>, T: 'static>(handler: H) -> Methods {
    Methods(vec![(Method::Delete, boxed(handler))])
}

impl Methods {
    /// To which something is sent as well.
    #[must_use]
    pub(crate) fn post<H: Handler<T, App>, T: 'static>(mut self, handler: H) -> Self {
        self.0.push((Method::Post, boxed(handler)));
        self
    }

    fn into_router(self) -> MethodRouter<App> {
        self.0.into_iter().fold(MethodRouter::new(), |router, (method, handler)| router.on(method.filter(), handler))
    }
}

/// A handler of which only its answer is known.
#[derive(Clone)]
struct BoxedHandler(Arc<dyn Fn(Request, App) -> BoxFuture<'static, Response> + Send + Sync>);

fn boxed<H: Handler<T, App>, T: 'static>(handler: H) -> BoxedHandler {
    BoxedHandler(Arc::new(move |request, app| Box::pin(handler.clone().call(request, app))))
}

/// What tells our handler from the router's own.
struct Boxed;

impl Handler<Boxed, App> for BoxedHandler {
    type Future = BoxFuture<'static, Response>;

    fn call(self, request: Request, app: App) -> Self::Future {
        (self.0)(request, app)
    }
}

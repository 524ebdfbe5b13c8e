//! What is counted, in the form Prometheus reads.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// A label with the outcome of a command.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Outcome {
    pub(crate) outcome: &'static str,
}

/// Everything that is counted.
pub(crate) struct Measures {
    registry: Registry,
    pub(crate) commands: Family<Outcome, Counter>,
    pub(crate) command_seconds: Histogram,
    pub(crate) streams: Gauge,
    pub(crate) tables_live: Gauge,
    pub(crate) tables_driven: Gauge,
    pub(crate) logins_failed: Counter,
    pub(crate) bots_replaced: Counter,
}

impl Default for Measures {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("sdadata");
        let commands = Family::default();
        let command_seconds = Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        let (streams, tables_live, tables_driven) = (Gauge::default(), Gauge::default(), Gauge::default());
        let (logins_failed, bots_replaced) = (Counter::default(), Counter::default());
        registry.register("commands", "Commands of players, by outcome", commands.clone());
        registry.register(
            "command_seconds",
            "From request to answer, the flush to disk included",
            command_seconds.clone(),
        );
        registry.register("streams", "Open live streams", streams.clone());
        registry.register("tables_live", "Tables in memory", tables_live.clone());
        registry.register("tables_driven", "Tables whose clocks and bots this node runs", tables_driven.clone());
        registry.register("logins_failed", "Logins that failed", logins_failed.clone());
        registry.register("bots_replaced", "Moves played for a bot that failed", bots_replaced.clone());
        Self { registry, commands, command_seconds, streams, tables_live, tables_driven, logins_failed, bots_replaced }
    }
}

impl Measures {
    /// The text Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let _ = encode(&mut text, &self.registry);
        text
    }
}

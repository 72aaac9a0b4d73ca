//! The frames of the WebSocket: those of clients and of the server, and who may see what in them.

pub(crate) mod audience;
pub(crate) mod client;
pub(crate) mod entry;
pub(crate) mod history;
pub(crate) mod seat;
pub(crate) mod server;
pub(crate) mod table;
pub(crate) mod view;

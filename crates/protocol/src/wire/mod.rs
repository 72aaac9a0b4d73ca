//! What crosses a WebSocket: the frames of clients and of the server, and who may see what in them.

pub(crate) mod entry;
pub(crate) mod frames;
pub(crate) mod history;
pub(crate) mod seat;
pub(crate) mod table;
pub(crate) mod view;

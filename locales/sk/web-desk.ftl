### The arbiter’s desk of an event.

/** The state of a clock: it runs, waits, is stopped, its flag has fallen, or the connection is lost. */
export type ClockState = 'run' | 'idle' | 'stop' | 'flag' | 'offline';

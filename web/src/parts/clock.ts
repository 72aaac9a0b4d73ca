/** How a clock looks: it runs, waits, is stopped, its flag has fallen, or nothing is heard of it. */
export type ClockState = 'run' | 'idle' | 'stop' | 'flag' | 'offline';

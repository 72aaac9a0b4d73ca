/** The layout of a screen for two people: tall between them, wide and turned between them, or wide before both. */
export type Shape = 'tall' | 'turned' | 'wide';

/** The question that is open at one end of the screen. */
export type Asking = 'more' | 'claims' | 'resign' | 'accept' | null;

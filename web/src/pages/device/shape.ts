/** How a screen between two people is used: tall between them, wide and turned between them, or wide before both. */
export type Shape = 'tall' | 'turned' | 'wide';

/** What is asked at one end of the screen. */
export type Asking = 'more' | 'claims' | 'resign' | 'accept' | null;

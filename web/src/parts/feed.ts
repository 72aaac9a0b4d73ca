/** One line of the record. */
export interface FeedItem {
  key: string;
  /** The time of day as it is written, and for machines. */
  time: string;
  iso: string;
  text: string;
  article: string | null;
  /** Whether the Laws or an arbiter decided something, or it is only noted. */
  isRuling: boolean;
}

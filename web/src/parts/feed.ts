/** One line of the record. */
export interface FeedItem {
  key: string;
  /** The time of day for people, and for machines. */
  time: string;
  iso: string;
  text: string;
  article: string | null;
  /** Whether it is a decision of the Laws or of an arbiter; otherwise it is a note. */
  isRuling: boolean;
}

/** An article before it is laid out: its text in the rich notation, a note for the margin, what breaks it up. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly day: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly picture: string | null;
  readonly opening: string;
  readonly note: string;
  readonly saying: readonly [words: string, source: string] | null;
  readonly rest: string;
  readonly restNote: string;
}

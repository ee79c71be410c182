/** What an owner has written of a kind of mail; null where the words of the language stand. */
export interface OwnWords {
  readonly subject: string | null;
  readonly intro: string | null;
  readonly footer: string | null;
}

/** The most characters of each. */
export const wordLimits = { subject: 150, intro: 2000, footer: 1000 } as const;

export const noOwnWords: OwnWords = { subject: null, intro: null, footer: null };

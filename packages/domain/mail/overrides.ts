/** Texts of a kind of mail that an owner has written; null where the message of the language is used. */
export interface MailOverrides {
  readonly subject: string | null;
  readonly intro: string | null;
  readonly footer: string | null;
}

/** Characters of each at most. */
export const maxOverrideLength = { subject: 150, intro: 2000, footer: 1000 } as const;

export const noOverrides: MailOverrides = { subject: null, intro: null, footer: null };

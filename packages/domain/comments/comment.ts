import { isEmailAddress } from '../mail/email-address.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Status of a visitor's comment: it waits for somebody to read it, is shown, or is spam. */
export const commentStatuses = ['pending', 'approved', 'spam'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** Longest parts of a comment, in characters. */
export const commentLimits = { author: 80, email: 256, text: 4000 } as const;

/** A comment as a visitor writes it; the address is never shown to visitors. */
export interface CommentText {
  readonly author: string;
  readonly email: string;
  readonly text: string;
}

/** A comment as it is kept, its parts trimmed, or what is wrong with it. */
export function checkComment(written: CommentText): CommentText | Refusal {
  const comment = {
    author: written.author.replace(/\s+/g, ' ').trim(),
    email: written.email.trim(),
    text: written.text.replace(/\r\n?/g, '\n').trim(),
  };
  if (comment.author === '') return refuse('comment-author', { field: 'author' });
  if (comment.text === '') return refuse('comment-text', { field: 'text' });
  for (const field of ['author', 'text'] as const)
    if (comment[field].length > commentLimits[field])
      return refuse('comment-too-long', { field, params: { max: commentLimits[field] } });
  return isEmailAddress(comment.email) ? comment : refuse('comment-email', { field: 'email' });
}

/** Settings of a site for comments. */
export interface CommentSettings {
  /** False: no comment is shown and none can be written, whatever an item says. */
  readonly enabled: boolean;
  /** True: a comment is shown when somebody has approved it. */
  readonly moderated: boolean;
  /** Days after its publish date on which an item takes no more comments; 0 for never. */
  readonly closeAfterDays: number;
}

/** Settings of a site whose owner has set nothing. */
export const defaultCommentSettings: CommentSettings = { enabled: true, moderated: true, closeAfterDays: 0 };

/** Most days after which comments close. */
export const maxCloseAfterDays = 3650;

/** Settings of a document that may be older than the program. */
export function readCommentSettings(doc: unknown): CommentSettings {
  return { ...defaultCommentSettings, ...(doc as Partial<CommentSettings> | null) };
}

/** Links in a comment above which somebody has to read it, whatever the settings are. */
const maxLinks = 2;

/** Status of a new comment; `trap` is the value of the field that no person sees. */
export function newCommentStatus(
  { moderated }: Pick<CommentSettings, 'moderated'>,
  { author, text, trap }: Pick<CommentText, 'author' | 'text'> & { readonly trap: string },
): CommentStatus {
  if (trap !== '') return 'spam';
  const links = `${author} ${text}`.match(/\b(?:https?:\/\/|www\.)/gi)?.length ?? 0;
  return moderated || links > maxLinks ? 'pending' : 'approved';
}

const dayMs = 24 * 60 * 60 * 1000;

/** True while visitors may write comments on an item; `now` in milliseconds since 1970. */
export function takesComments(
  item: { readonly hasComments?: boolean; readonly publishOn: number },
  { enabled, closeAfterDays }: CommentSettings,
  now: number,
): boolean {
  if (!enabled || item.hasComments !== true) return false;
  return closeAfterDays === 0 || now < item.publishOn + closeAfterDays * dayMs;
}

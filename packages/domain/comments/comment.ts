import { isEmailAddress } from '../mail/email-address.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Status of a visitor's comment: it waits for somebody to read it, is shown, or is spam. */
export type CommentStatus = 'pending' | 'approved' | 'spam';

/** Lists of comments for those who moderate: by status, and those that are shown and visitors have reported. */
export const commentFilters = ['pending', 'approved', 'reported', 'spam'] as const;
export type CommentFilter = (typeof commentFilters)[number];

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
  /**
   * Name of the site at Disqus, whose comments are shown in place of those of the site (administration §3:
   * disqusShortname); '' for none.
   */
  readonly disqusShortname: string;
}

/** Pattern of a name at Disqus: part of the host that its script comes from. */
export const disqusShortnamePattern = '^(?:[a-z0-9][a-z0-9-]{0,98})?$';

/** Settings of a site whose owner has set nothing. */
export const defaultCommentSettings: CommentSettings = {
  enabled: true,
  moderated: true,
  closeAfterDays: 0,
  disqusShortname: '',
};

/** Most days after which comments close. */
export const maxCloseAfterDays = 3650;

/** Settings of a document that may be older than the program. */
export function readCommentSettings(doc: unknown): CommentSettings {
  return { ...defaultCommentSettings, ...(doc as Partial<CommentSettings> | null) };
}

/** Links in a comment above which somebody has to read it, whatever the settings are. */
const maxLinks = 2;

/** Facts of a new comment besides its words. */
interface CommentFacts {
  /** Value of the field that no person sees. */
  readonly trap: string;
  /** True where no comment is taken from its author. */
  readonly isBanned?: boolean;
}

/** Status of a new comment. */
export function newCommentStatus(
  { moderated }: Pick<CommentSettings, 'moderated'>,
  { author, text, trap, isBanned = false }: Pick<CommentText, 'author' | 'text'> & CommentFacts,
): CommentStatus {
  if (trap !== '' || isBanned) return 'spam';
  const links = `${author} ${text}`.match(/\b(?:https?:\/\/|www\.)/gi)?.length ?? 0;
  return moderated || links > maxLinks ? 'pending' : 'approved';
}

const dayMs = 24 * 60 * 60 * 1000;

/** True while visitors may write comments on an item; `now` in milliseconds since 1970. */
export function takesComments(
  item: { readonly hasComments?: boolean; readonly publishOn: number },
  { enabled, closeAfterDays, disqusShortname }: CommentSettings,
  now: number,
): boolean {
  if (!enabled || disqusShortname !== '' || item.hasComments !== true) return false;
  return closeAfterDays === 0 || now < item.publishOn + closeAfterDays * dayMs;
}

import type { Reply } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  get(path: string): Promise<Reply>;
  /** Id of a fresh comment that waits. */
  comment(): Promise<string>;
  /** Deletes a comment. */
  remove(id: string): Promise<unknown>;
}

/** Calls of comments that are recorded, by the name of their contract. */
export function commentCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const pathOf = async () => `${place().base}/comments/${await place().comment()}`;
  return {
    'decide-comment': async () => ({ path: `${await pathOf()}/status`, body: { status: 'approved' } }),
    'decide-comments': async () => ({
      path: `${place().base}/comments/status`,
      body: { ids: [await place().comment()], status: 'spam' },
    }),
    'remove-comments': async () => ({
      path: `${place().base}/comments/remove`,
      body: { ids: [await place().comment()] },
    }),
    'restore-comments': async () => {
      const id = await place().comment();
      await place().remove(id);
      return { path: `${place().base}/comments/restore`, body: { ids: [id] } };
    },
    'reply-to-comment': async () => ({ path: `${await pathOf()}/replies`, body: { text: 'Thank you.' } }),
    'ban-commenter': async () => ({
      path: `${place().base}/comment-bans`,
      body: { email: 'eve@spam.example', isBanned: true },
    }),
    'set-comment-mails': async () => ({ path: `${place().base}/comment-mails`, body: { areOn: false } }),
    'save-comment-settings': async () => {
      const path = `${place().base}/comment-settings`;
      const { settings, version } = (await place().get(path)) as Reply['json'];
      return { path, body: { settings, version } };
    },
  };
}

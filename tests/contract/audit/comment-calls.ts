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
    'remove-comment': async () => ({ path: await pathOf() }),
    'restore-comment': async () => {
      const id = await place().comment();
      await place().remove(id);
      return { path: `${place().base}/comments/${id}/restore`, body: {} };
    },
    'save-comment-settings': async () => {
      const path = `${place().base}/comment-settings`;
      return { path, body: await place().get(path) };
    },
  };
}

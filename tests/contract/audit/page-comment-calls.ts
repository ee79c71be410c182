import { randomUUID } from 'node:crypto';
import type { Reply, Session } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  readonly owner: Session;
  /** A fresh page. */
  page(): Promise<Reply>;
}

/** Calls of page comments that are recorded, by the name of their contract. */
export function pageCommentCalls(place: () => Place) {
  const ofPage = async () => `${place().base}/page-comments/page/${(await place().page()).id}`;
  const words = () => ({ id: randomUUID(), text: 'The headline is too long.' });
  // A thread, and its first comment, which has its id.
  const started = async () => {
    const [path, body] = [await ofPage(), { ...words(), anchor: { kind: 'page', id: '' } }];
    await place().owner.send('POST', `${path}/threads`, body);
    return { path, id: body.id };
  };
  return {
    'start-page-thread': async () => ({
      path: `${await ofPage()}/threads`,
      body: { ...words(), anchor: { kind: 'page', id: '' } },
    }),
    'reply-in-page-thread': async () => {
      const { path, id } = await started();
      return { path: `${path}/threads/${id}/comments`, body: words() };
    },
    'resolve-page-thread': async () => {
      const { path, id } = await started();
      return { path: `${path}/threads/${id}`, body: { isResolved: true } };
    },
    'edit-page-comment': async () => {
      const { path, id } = await started();
      return { path: `${path}/comments/${id}`, body: { text: 'The headline is too short.' } };
    },
    'remove-page-comment': async () => {
      const { path, id } = await started();
      return { path: `${path}/comments/${id}` };
    },
    'restore-page-comment': async () => {
      const { path, id } = await started();
      await place().owner.send('DELETE', `${path}/comments/${id}`);
      return { path: `${path}/comments/${id}/restore`, body: {} };
    },
  };
}

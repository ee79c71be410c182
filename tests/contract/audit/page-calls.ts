import type { Reply, Session } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly owner: Session;
  readonly base: string;
  get(path: string): Promise<Reply>;
  /** A fresh page. */
  page(): Promise<Reply>;
}

/** Calls of pages and publishing that are recorded, by the name of their contract. */
export function pageCalls(place: () => Place) {
  return {
    'create-page': async () => ({ path: `${place().base}/pages`, body: { title: 'News', place: 'main' } }),
    'update-page': async () => {
      const { id, version } = await place().page();
      return { path: `${place().base}/pages/${id}`, body: { version, title: 'Other' } };
    },
    'keep-version': async () => {
      const { id } = await place().page();
      return { path: `${place().base}/documents/page/${id}/versions`, body: { name: 'Before the sale' } };
    },
    'name-version': async () => {
      const { id } = await place().page();
      const versions = `${place().base}/documents/page/${id}/versions`;
      const { version } = (await place().owner.send('POST', versions, {})).json;
      return { path: `${versions}/${version.id}`, body: { name: 'Before the sale' } };
    },
    'delete-page': async () => ({ path: `${place().base}/pages/${(await place().page()).id}` }),
    'restore-page': async () => {
      const { id } = await place().page();
      await place().owner.send('DELETE', `${place().base}/pages/${id}`);
      return { path: `${place().base}/pages/${id}/restore` };
    },
    'save-navigation': async () => {
      const { navigation, navigationVersion } = await place().get(`${place().base}/pages`);
      return { path: `${place().base}/navigation`, body: { navigation, version: navigationVersion } };
    },
    'publish-site': async () => ({ path: `${place().base}/publish`, body: { note: 'again' } }),
    'unpublish-site': async () => ({ path: `${place().base}/unpublish` }),
    'switch-revision': async () => {
      const { revisions } = await place().get(`${place().base}/revisions`);
      return { path: `${place().base}/revisions/${revisions[0].id}/publish` };
    },
  };
}

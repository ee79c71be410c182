import type { Session } from '../../support/browser-session.ts';
import type { TestApp } from '../../support/test-app.ts';
import { sendAll } from '../../support/upload-in-parts.ts';
import { exportEnd, exportHead } from '../../support/wordpress-export.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body: unknown;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly app: TestApp;
  readonly owner: Session;
  readonly siteId: string;
}

/** Calls of imports of content that are recorded, by the name of their contract. */
export function contentImportCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const base = () => `/api/studio/sites/${place().siteId}/content-imports`;
  const setStatus = (status: string) =>
    place().app.db.forSite(place().siteId, (tx) => tx.updateTable('contentImport').set({ status }).execute());
  const begin = async (): Promise<Wanted> => {
    const { owner, siteId } = place();
    await setStatus('undone');
    const upload = await sendAll(
      { session: owner, siteId, purpose: 'import' },
      'a.xml',
      exportHead() + exportEnd,
    );
    return { path: base(), body: { uploads: [upload] } };
  };
  const inState =
    (status: string, call: string, body: object = {}) =>
    async () => {
      const { path, body: uploads } = await begin();
      const { json } = await place().owner.send('POST', path, uploads);
      await setStatus(status);
      return { path: `${base()}/${String(json.import.id)}/${call}`, body };
    };
  return {
    'begin-content-import': begin,
    'start-content-import': inState('checked', 'start', {
      collectionId: null,
      asDrafts: true,
      withPictures: true,
      withComments: true,
      withRedirects: true,
    }),
    'cancel-content-import': inState('reading', 'cancel'),
    'undo-content-import': inState('done', 'undo'),
  };
}

import * as calls from '@veranda/contracts/documents';
import { findSeq, findTransactions } from '@veranda/db/documents/reader';
import { lockSection, removePresence, savePresence } from '@veranda/db/documents/writer';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { presentRefusal } from '../../platform/http/errors.ts';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { appendBatch } from '../../services/sites/documents/append-batch.ts';
import { createDocumentHub, type DocumentHub } from '../../services/sites/documents/document-hub.ts';
import { isAllowed } from '../../services/sites/documents/document-rights.ts';
import { documentStore, readDocument } from '../../services/sites/documents/document-store.ts';
import { openEventStream } from '../../services/sites/documents/event-stream.ts';
import { commentedKey, editedKey, isThere } from './document-key.ts';
import { headerFooterRoutes } from './header-footer-routes.ts';
import { siteLayoutRoutes } from './site-layout-routes.ts';
import { presentLogged, presentPeople } from './present.ts';
import { versionRoutes } from './version-routes.ts';

/** Documents that are edited together: their log, its news, who is there, and versions. */
export function documentRoutes(deps: Deps): Route[] {
  const hub = createDocumentHub(deps);
  return [
    ...logRoutes(deps, hub),
    ...presenceRoutes(deps, hub),
    ...versionRoutes(deps),
    ...headerFooterRoutes(deps, hub),
    ...siteLayoutRoutes(deps, hub),
  ];
}

function logRoutes(deps: Deps, hub: DocumentHub): Route[] {
  return [
    route(calls.getDocument, async (call) => {
      const key = await editedKey(deps, call, call.params);
      const store = documentStore(key.kind);
      if (!store || !isAllowed(call, key.kind, 'read')) return refuse('unknown-document');
      return deps.db.forSite(
        siteOf(call).id,
        async (tx) => {
          const document = await readDocument(store, tx, key.id);
          if (document === undefined) return refuse('unknown-document');
          const { since } = call.query;
          const logged = since === undefined ? [] : await findTransactions(tx, key, since);
          return { seq: await findSeq(tx, key), document, logged: logged.map(presentLogged) };
        },
        // One moment for all three: a document without its last transaction would get it twice.
        { readOnly: true, isolation: 'repeatable read' },
      );
    }),
    route(calls.sendTransactions, async (call) => {
      const key = await editedKey(deps, call, call.params);
      const store = documentStore(key.kind);
      if (!store || !isAllowed(call, key.kind, 'read')) return refuse('unknown-document');
      if (!isAllowed(call, key.kind, 'draft')) return refuse('not-allowed');
      const sent = { ...call.body, accountId: accountOf(call).id, member: memberOf(call) };
      const appended = await deps.db.forSite(siteOf(call).id, (tx) =>
        appendBatch({ tx, newId: deps.newId, store, key }, sent),
      );
      if (isRefusal(appended)) return appended;
      if (appended.hasGrown) hub.wake();
      const { seq, logged, refused } = appended;
      return {
        seq,
        logged: logged.map(presentLogged),
        refused: refused.map(({ id, refusal }) => ({ id, error: presentRefusal(refusal).body })),
      };
    }),
  ];
}

function presenceRoutes(deps: Deps, hub: DocumentHub): Route[] {
  return [
    route(calls.watchDocument, async (call) => {
      const key = await editedKey(deps, call, call.params);
      if (!isAllowed(call, key.kind, 'read') || !(await isThere(deps, call, key)))
        return refuse('unknown-document');
      const events = openEventStream(() => end());
      const end = hub.watch({
        siteId: siteOf(call).id,
        key,
        commented: commentedKey(call.params),
        from: call.query.from,
        tell: (event) => {
          if (event.kind === 'transactions') events.send('transactions', event.transactions);
          else if (event.kind === 'review') events.send('review', event.review);
          else if (event.kind === 'comments') events.send('comments', event.news);
          else events.send('presence', presentPeople(event.people));
        },
      });
      return { kind: 'events', stream: events.stream };
    }),
    route(calls.sendPresence, async (call) => {
      const key = await editedKey(deps, call, call.params);
      if (!isAllowed(call, key.kind, 'read') || !(await isThere(deps, call, key)))
        return refuse('unknown-document');
      const { client, selection, sectionId, isLeaving = false, typing = [], takesOver = false } = call.body;
      const presence = { clientId: client, accountId: accountOf(call).id, selection, sectionId };
      const locked = isAllowed(call, key.kind, 'draft') ? typing : [];
      await deps.db.forSite(siteOf(call).id, async (tx) => {
        if (isLeaving) return removePresence(tx, key, client);
        await savePresence(tx, key, presence);
        for (const section of locked)
          await lockSection(tx, key, { clientId: client, sectionId: section, takesOver });
      });
      hub.wake();
      return { present: !isLeaving };
    }),
  ];
}

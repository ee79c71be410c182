import * as calls from '@veranda/contracts/documents';
import {
  changeDocumentVersion,
  findDocumentVersion,
  findDocumentVersions,
} from '@veranda/db/documents/versions';
import { findLiveContent } from '@veranda/db/publishing/manifest';
import { migrateDocument } from '@veranda/domain/documents/document-kind';
import type { PartContent } from '@veranda/domain/publishing/parts';
import { publishedItem } from '@veranda/domain/publishing/stored-item';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { documentStore } from '../../services/sites/documents/document-store.ts';
import { recordVersion } from '../../services/sites/documents/record-version.ts';
import { isThere, keyOf } from './document-key.ts';
import { isAllowed } from '../../services/sites/documents/document-rights.ts';
import { presentVersion } from './present.ts';

/** Versions of a document: read, kept, and named. */
export function versionRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...keepRoutes(deps)];
}

function readRoutes(deps: Deps): Route[] {
  return [
    route(calls.listVersions, async (call) => {
      const key = keyOf(call.params);
      if (!isAllowed(call, key.kind, 'read') || !(await isThere(deps, call, key)))
        return refuse('unknown-document');
      const versions = await deps.db.forSite(siteOf(call).id, (tx) => findDocumentVersions(tx, key));
      return { versions: versions.map(presentVersion) };
    }),
    route(calls.getVersion, async (call) => {
      const key = keyOf(call.params);
      const store = documentStore(key.kind);
      if (!store || !isAllowed(call, key.kind, 'read')) return refuse('unknown-document');
      const version = await deps.db.forSite(siteOf(call).id, (tx) =>
        findDocumentVersion(tx, key, call.params.version),
      );
      if (!version) return refuse('unknown-version');
      const document = migrateDocument(store.kind, JSON.parse(version.doc));
      return isRefusal(document) ? document : { version: presentVersion(version), document };
    }),
    route(calls.getPublishedDocument, async (call) => {
      const key = keyOf(call.params);
      const store = documentStore(key.kind);
      if (!store || !isAllowed(call, key.kind, 'read') || !(await isThere(deps, call, key)))
        return refuse('unknown-document');
      const live = await deps.db.forSite(siteOf(call).id, (tx) => findLiveContent(tx, key), {
        readOnly: true,
      });
      const stored = live ? publishedContent(live.part) : null;
      if (stored === null) return { document: null };
      const document = migrateDocument(store.kind, stored);
      return isRefusal(document) ? document : { document };
    }),
  ];
}

// The document of a part as its store has it; an item's fields are the part's own.
function publishedContent(part: PartContent['part']): unknown {
  if ('recordType' in part) return publishedItem(part);
  return 'document' in part ? part.document : null;
}

function keepRoutes(deps: Deps): Route[] {
  return [
    route(calls.keepVersion, async (call) => {
      const key = keyOf(call.params);
      if (!isAllowed(call, key.kind, 'draft')) return refuse('unknown-document');
      const { name = '' } = call.body;
      const reason = name === '' ? 'automatic' : 'named';
      const version = await deps.db.forSite(siteOf(call).id, (tx) =>
        recordVersion({ tx, newId: deps.newId, key }, { reason, name, accountId: accountOf(call).id }),
      );
      return isRefusal(version) ? version : { version: presentVersion(version) };
    }),
    route(calls.nameVersion, async (call) => {
      const key = keyOf(call.params);
      if (!isAllowed(call, key.kind, 'draft')) return refuse('unknown-document');
      const id = call.params.version;
      const { name } = call.body;
      const version = await deps.db.forSite(siteOf(call).id, async (tx) => {
        const before = await findDocumentVersion(tx, key, id);
        if (!before) return undefined;
        const reason = before.reason === 'automatic' ? 'named' : before.reason;
        await changeDocumentVersion(tx, key, { id, reason, name });
        return findDocumentVersion(tx, key, id);
      });
      return version ? { version: presentVersion(version) } : refuse('unknown-version');
    }),
  ];
}

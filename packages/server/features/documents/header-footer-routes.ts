import { getHeaderFooter, type HeaderFooter, putHeaderFooter } from '@veranda/contracts/header-footer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { replacement } from '@veranda/domain/documents/replacement';
import { sameValue } from '@veranda/domain/documents/same-value';
import { type HeaderFooterKey, headerFooterKeys } from '@veranda/domain/header-footer/header-footer-document';
import { headerFooterEdit } from '@veranda/domain/header-footer/header-footer-kinds';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { createTranslator } from '@veranda/messages/translator';
import { headerFooterStepsEnglish } from '@veranda/messages/studio/header-footer-steps/compiled';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { appendEdits } from '../../services/sites/documents/append-edits.ts';
import type { DocumentHub } from '../../services/sites/documents/document-hub.ts';
import { headerFooterStores, readDocument } from '../../services/sites/documents/document-store.ts';

const t = createTranslator(headerFooterStepsEnglish);

/** Header and footer of a site as a program reads and writes them (administration §7). */
export function headerFooterRoutes(deps: Deps, hub: DocumentHub): Route[] {
  return [
    route(getHeaderFooter, async (call) =>
      deps.db.forSite(siteOf(call).id, readBoth, { readOnly: true, isolation: 'repeatable read' }),
    ),
    route(putHeaderFooter, async (call) => {
      const { newId } = deps;
      const accountId = accountOf(call).id;
      const saved = await transactionWithRefusal(deps.db, siteOf(call).id, async (tx) => {
        for (const key of headerFooterKeys) {
          const problem = await change({ tx, newId, accountId }, key, call.body[key] ?? {});
          if (problem) return problem;
        }
        return readBoth(tx);
      });
      if (!isRefusal(saved)) hub.wake();
      return saved;
    }),
  ];
}

async function readBoth(tx: SiteTransaction): Promise<HeaderFooter> {
  const [header, footer] = [await valuesOf(tx, 'header'), await valuesOf(tx, 'footer')];
  return { header, footer };
}

async function valuesOf(tx: SiteTransaction, key: HeaderFooterKey) {
  const document = await readDocument(headerFooterStores[key], tx, tx.siteId);
  if (!document) throw new Error('the site of the transaction has no settings');
  return document.values;
}

interface ChangeContext {
  readonly tx: SiteTransaction;
  readonly newId: () => string;
  readonly accountId: string;
}

async function change(
  { tx, newId, accountId }: ChangeContext,
  key: HeaderFooterKey,
  values: Readonly<Record<string, unknown>>,
): Promise<Refusal | null> {
  const refusal = await appendEdits(
    { tx, newId, store: headerFooterStores[key], key: { kind: key, id: tx.siteId } },
    {
      label: t(key),
      accountId,
      editsOf: (document) =>
        Object.entries(values).flatMap(([path, value]) => {
          const was = Object.hasOwn(document.values, path) ? document.values[path] : undefined;
          return sameValue(was, value) ? [] : [headerFooterEdit(replacement({ path }, { value, was }))];
        }),
    },
  );
  if (refusal?.code !== 'malformed') return refusal;
  // Named as the caller has sent it.
  const field = refusal.field?.replace(/^values/, key) ?? key;
  return refuse('malformed', { field, params: { ...refusal.params, field } });
}

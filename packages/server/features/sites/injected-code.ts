import { getInjectedCode, saveInjectedCode } from '@veranda/contracts/injected-code';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import { sameValue } from '@veranda/domain/documents/same-value';
import type { InjectedCode } from '@veranda/domain/publishing/injected-code';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { codeRefusal } from '../../services/sites/pages/code-refusal.ts';

const none: InjectedCode = { header: '', footer: '' };

/** The owner's code on every page. */
export function injectedCodeRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    route(getInjectedCode, async (call) => {
      const row = await db.forSite(siteOf(call).id, (tx) => findSettings(tx), { readOnly: true });
      return row ? { ...none, ...row.doc.settings.injectedCode } : refuse('not-found');
    }),
    route(saveInjectedCode, async (call) => saveCode(db, siteOf(call).id, call.body)),
  ];
}

async function saveCode(
  db: Deps['db'],
  siteId: string,
  { was, ...code }: InjectedCode & { readonly was: InjectedCode },
): Promise<InjectedCode | Refusal> {
  const problem = codeRefusal('header', code.header) ?? codeRefusal('footer', code.footer);
  if (problem) return problem;
  return transactionWithRefusal(db, siteId, async (tx) => {
    const row = await findSettings(tx);
    if (!row) return refuse('not-found');
    const { doc, version } = row;
    const { injectedCode: before = none, ...kept } = doc.settings;
    if (!sameValue(before, was)) return refuse('version-conflict');
    const isEmpty = code.header.trim() === '' && code.footer.trim() === '';
    const settings = isEmpty ? kept : { ...kept, injectedCode: code };
    return (await saveSettings(tx, { doc: { ...doc, settings }, version }))
      ? code
      : refuse('version-conflict');
  });
}

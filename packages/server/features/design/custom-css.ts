import type { saveCustomCss } from '@veranda/contracts/design';
import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { lockSettings } from '@veranda/db/sites/reader';
import { saveCustomCss as storeCustomCss } from '@veranda/db/sites/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { customCssProblems } from '@veranda/render/styles/custom-css-problems';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Saves the owner's own CSS in the draft, unless it has faults or somebody else's would be lost. */
export async function writeCustomCss(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { css, was }: EndpointInput<typeof saveCustomCss>['body'],
): Promise<EndpointOutput<typeof saveCustomCss> | Refusal> {
  const [problem] = customCssProblems(css);
  if (problem) return refuse('custom-css-faulty', { field: 'css', params: { line: problem.line } });
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const settings = await lockSettings(tx);
    if (!settings) return refuse('not-found');
    if ((settings.customCss ?? '') !== was) return refuse('version-conflict');
    await storeCustomCss(tx, css);
    return { css };
  });
}

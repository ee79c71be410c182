import { markSubmissions } from '@veranda/db/forms/answers-writer';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { tellOfAnswer } from './save-submission.ts';

/** Moves answers into the spam box or out of it; what comes out for the first time is delivered. */
export async function markAnswers(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  chosen: { readonly formId: string; readonly ids: readonly string[]; readonly spam: boolean },
): Promise<number> {
  const { formId, ids, spam } = chosen;
  return deps.db.forSite(site.id, async (tx) => {
    const changed = await markSubmissions(tx, { siteId: site.id, formId, ids }, spam ? 'marked' : '');
    if (!spam)
      for (const submissionId of changed)
        await tellOfAnswer(deps, tx, { siteId: site.id, formId, submissionId });
    return changed.length;
  });
}

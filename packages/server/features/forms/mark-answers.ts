import { markSubmissions } from '@veranda/db/forms/answers-writer';
import { findForm } from '@veranda/db/forms/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { tellOfAnswer } from './save-submission.ts';

/** Moves answers into the spam box or out of it; what comes out for the first time is delivered. */
export async function markAnswers(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  chosen: { readonly formId: string; readonly ids: readonly string[]; readonly spam: boolean },
): Promise<{ changed: number } | Refusal> {
  const { formId, ids, spam } = chosen;
  return deps.db.forSite(site.id, async (tx) => {
    if (!(await findForm(tx, formId))) return refuse('unknown-form');
    const changed = await markSubmissions(tx, { formId, ids }, spam ? 'marked' : '');
    if (!spam) for (const submissionId of changed) await tellOfAnswer(deps, tx, { formId, submissionId });
    return { changed: changed.length };
  });
}

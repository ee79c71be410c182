import type { listAnswers as listAnswersCall } from '@veranda/contracts/form-answers';
import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { findSubmissions } from '@veranda/db/forms/answers-reader';
import { markSeen } from '@veranda/db/forms/answers-writer';
import { findForm, findVersions } from '@veranda/db/forms/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { FormField } from '@veranda/domain/forms/document';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { answerFields, presentAnswer, presentColumn } from './present-answers.ts';

type Query = EndpointInput<typeof listAnswersCall>['query'] & { readonly formId: string };

/** A page of a form's answers, with a column for every field that it has or had. */
export async function listAnswers(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { formId, search = '', box = 'answers', page = 1, perPage = 25 }: Query,
): Promise<EndpointOutput<typeof listAnswersCall> | Refusal> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const query = { formId, spam: box === 'spam', words };
  return deps.db.forSite(site.id, async (tx) => {
    const fields = await fieldsOf(tx, formId);
    if (fields === null) return refuse('unknown-form');
    const submissions = await findSubmissions(tx, query, { offset: (page - 1) * perPage, limit: perPage });
    const unseen = submissions.rows.filter((row) => row.seenAt === null).map(({ id }) => id);
    await markSeen(tx, unseen);
    return {
      columns: fields.map(presentColumn),
      rows: submissions.rows.map((row) => presentAnswer(fields, row)),
      total: submissions.total,
      page,
      perPage,
    };
  });
}

/** The fields that a form has or had; null when there is no such form. */
export async function fieldsOf(tx: SiteTransaction, formId: string): Promise<readonly FormField[] | null> {
  const form = await findForm(tx, formId);
  if (!form) return null;
  const versions = await findVersions(tx, formId);
  return answerFields([form, ...versions].map(({ doc }) => doc));
}

import {
  type AnswerQuery,
  findSubmissionsAfter,
  type SubmissionRecord,
} from '@veranda/db/forms/answers-reader';
import { findForm } from '@veranda/db/forms/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { csvFile, csvRows } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { fieldsOf } from './list-answers.ts';
import { presentAnswer, presentColumn } from './present-answers.ts';

const batch = 1000;
/** Answers that one file holds, the newest. */
const maxExported = 50_000;

/** The answers of a form as a CSV file. */
export async function exportAnswers(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { formId, spam }: { readonly formId: string; readonly spam: boolean },
): Promise<{ readonly text: string; readonly fileName: string } | Refusal> {
  const query: AnswerQuery = { formId, spam, words: [] };
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const form = await findForm(tx, formId);
      const fields = await fieldsOf(tx, formId);
      if (!form || fields === null) return refuse('unknown-form');
      const titles = fields.map((field) => presentColumn(field).title);
      const parts = [csvFile([['Submitted On', ...titles, 'Page']])];
      let last: SubmissionRecord | undefined;
      for (let count = 0; count < maxExported; count += batch) {
        const rows = await findSubmissionsAfter(tx, query, { after: last?.id ?? null, limit: batch });
        const answers = rows.map((row) => presentAnswer(fields, row));
        parts.push(
          csvRows(
            answers.map(({ createdAt, cells, pagePath }) => [
              createdAt,
              ...fields.map(({ id }) => cells[id] ?? ''),
              pagePath,
            ]),
          ),
        );
        last = rows.at(-1);
        if (rows.length < batch) break;
      }
      return { text: parts.join(''), fileName: `${form.name}.csv` };
    },
    { readOnly: true },
  );
}

import type { AnswerColumn, AnswerRow } from '@veranda/contracts/form-answers';
import type { AnsweredForm, SubmissionRecord } from '@veranda/db/forms/answers-reader';
import { answerLines, answerText, columnTitle } from '@veranda/domain/forms/answer-text';
import { fieldsInOrder, type FormDocument, type FormField } from '@veranda/domain/forms/document';
import { kindOf } from '@veranda/domain/forms/kinds/registry';

/**
 * The columns of a form's answers: the fields of the draft in their order, then those that only former
 * versions had. `documents` begins with the draft, the newest version next.
 */
export function answerFields(documents: readonly FormDocument[]): readonly FormField[] {
  const found = new Map<string, FormField>();
  for (const document of documents)
    for (const field of fieldsInOrder(document))
      if (kindOf(field).answers && !found.has(field.id)) found.set(field.id, field);
  return [...found.values()];
}

export function presentColumn(field: FormField): AnswerColumn {
  return { id: field.id, title: columnTitle(field), kind: field.kind };
}

export function presentAnswer(fields: readonly FormField[], row: SubmissionRecord): AnswerRow {
  const { answers, page } = row;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    cells: Object.fromEntries(fields.map((field) => [field.id, answerText(field, answers[field.id])])),
    spam: row.spamReason !== '',
    isNew: row.seenAt === null,
    spamReason: row.spamReason,
    pageTitle: page.title,
    pagePath: page.path,
  };
}

/** Answers that a person has sent, as they are exported for them. */
export function presentPerson(row: AnsweredForm) {
  const lines = answerLines(row.doc, row.answers);
  return {
    form: row.formName,
    createdAt: row.createdAt.toISOString(),
    pagePath: row.page.path,
    answers: lines.map(({ title, text }) => ({ title, answer: text })),
  };
}

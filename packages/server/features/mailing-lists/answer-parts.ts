import type { DeliverableAnswer } from '@veranda/db/lists/deliveries';
import { type AnswerLine, answerLines, replyToOf } from '@veranda/domain/forms/answer-text';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Answers } from '@veranda/domain/forms/validate-answers';

/** The lines of an answer as they leave the site: what a password field holds does not. */
export function linesOf(answer: DeliverableAnswer): readonly AnswerLine[] {
  return answerLines(formOf(answer), answersOf(answer), { conceal: true });
}

/** Person who sent an answer, as far as it says. */
export function personOf(answer: DeliverableAnswer): {
  readonly email: string | null;
  readonly name: string;
} {
  const name = linesOf(answer).find((line) => line.kind === 'name' && line.text !== '')?.text ?? '';
  return { email: replyToOf(formOf(answer), answersOf(answer)), name };
}

/** The page that it was sent from. */
export function pageOf(answer: DeliverableAnswer): { readonly title: string; readonly path: string } {
  const { title, path } = JSON.parse(answer.page) as { title?: unknown; path?: unknown };
  return { title: typeof title === 'string' ? title : '', path: typeof path === 'string' ? path : '' };
}

function formOf({ doc }: DeliverableAnswer): FormDocument {
  return JSON.parse(doc) as FormDocument;
}

function answersOf({ answers }: DeliverableAnswer): Answers {
  return JSON.parse(answers) as Answers;
}

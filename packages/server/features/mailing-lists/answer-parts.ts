import type { DeliverableAnswer } from '@veranda/db/mailing-lists/deliveries';
import { type AnswerLine, answerLines, replyToOf } from '@veranda/domain/forms/answer-text';

/** The lines of an answer as they leave the site: what a password field holds does not. */
export function linesOf(answer: DeliverableAnswer): readonly AnswerLine[] {
  return answerLines(answer.doc, answer.answers, { conceal: true });
}

/** Person who sent an answer, as far as it says. */
export function personOf(answer: DeliverableAnswer): {
  readonly email: string | null;
  readonly name: string;
} {
  const name = linesOf(answer).find((line) => line.kind === 'name' && line.text !== '')?.text ?? '';
  return { email: replyToOf(answer.doc, answer.answers), name };
}

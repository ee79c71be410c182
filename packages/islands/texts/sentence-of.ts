import { sentencesOf } from '@veranda/contracts/form-sentences';
import type { FieldProblem } from '@veranda/domain/forms/kinds/field-kind';
import { ownTexts } from './island-text.ts';

/** A sentence of forms in the language of the page, which carries it by its English where it is not English. */
export function sentenceOf(english: string): string {
  return ownTexts()[english] ?? english;
}

/** The sentences of fields at fault, by field id, in the language of the page. */
export function fieldSentencesOf(
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, string>> {
  const english = Object.entries(sentencesOf(problems));
  return Object.fromEntries(english.map(([id, sentence]) => [id, sentenceOf(sentence)]));
}

import { formLimits } from './document.ts';

/**
 * The options of a list with one a line: trimmed, without blanks and repeats, as many as a field may have.
 */
export function optionsOfText(text: string): readonly { readonly label: string }[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().slice(0, 200));
  return [...new Set(lines.filter(Boolean))].slice(0, formLimits.options).map((label) => ({ label }));
}

import { foldWord } from './words.ts';

/** A piece of a snippet: `hit` when it is one of the words that were found. */
export interface SnippetPart {
  readonly text: string;
  readonly hit: boolean;
}

const wordsBefore = 6;
const wordsInAll = 28;

/**
 * Some words of a text around the first that was found; its beginning where none was. `found` are folded
 * words.
 */
export function snippet(text: string, found: ReadonlySet<string>): readonly SnippetPart[] {
  const words = text.split(/\s+/).filter(Boolean);
  const isHit = (word: string): boolean =>
    word.split(/[^\p{L}\p{M}\p{N}]+/u).some((part) => part !== '' && found.has(foldWord(part)));
  const first = words.findIndex(isHit);
  const start = Math.max(0, first - wordsBefore);
  const shown = words.slice(start, start + wordsInAll);
  const parts: SnippetPart[] = start > 0 ? [{ text: '… ', hit: false }] : [];
  for (const [index, word] of shown.entries()) {
    parts.push({ text: word, hit: isHit(word) });
    if (index < shown.length - 1) parts.push({ text: ' ', hit: false });
  }
  if (start + wordsInAll < words.length) parts.push({ text: ' …', hit: false });
  return joined(parts);
}

function joined(parts: readonly SnippetPart[]): readonly SnippetPart[] {
  const out: SnippetPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last && last.hit === part.hit) out[out.length - 1] = { text: last.text + part.text, hit: last.hit };
    else out.push(part);
  }
  return out;
}

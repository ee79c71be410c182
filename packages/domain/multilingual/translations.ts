import { sha256 } from '../forms/sha256.ts';
import type { SourceText } from './translatable-texts.ts';

/** Translation of a text as it is kept. */
export interface StoredText {
  readonly text: string;
  /** Hash of the text that it translates. */
  readonly source: string;
  /** True for one of the connected service that nobody has reviewed: visitors do not get it. */
  readonly isProposed?: boolean;
}

/** Translations of a document into a language, by the paths of its texts. */
export type StoredTexts = Readonly<Record<string, StoredText>>;

/** State of a text: without translation, proposed by the service, older than its original, or done. */
type TextState = 'missing' | 'proposed' | 'changed' | 'done';

/** A text beside its translation. */
export interface TextPair extends SourceText {
  /** '' where it is missing. */
  readonly translation: string;
  readonly state: TextState;
}

/** Characters of a translation at most. */
export const maxTranslation = 50_000;

/** Hash that a translation knows its original by: 128 bits as hexadecimal digits. */
export function textHash(text: string): string {
  const words = sha256(encodeURIComponent(text.toWellFormed()));
  return [...words.subarray(0, 4)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * Texts beside their translations. A text that has moved within its document keeps its translation: it is found by its
 * hash; one that reads differently now is marked as changed.
 */
export function pairTexts(texts: readonly SourceText[], stored: StoredTexts): readonly TextPair[] {
  const hashes = texts.map(({ text }) => textHash(text));
  const present = new Set(hashes);
  const byHash = new Map(Object.values(stored).map((each) => [each.source, each]));
  return texts.map(({ path, text }, index) => {
    const hash = hashes[index] ?? '';
    const here = Object.hasOwn(stored, path) ? stored[path] : undefined;
    const same = here?.source === hash ? here : byHash.get(hash);
    if (same)
      return { path, text, translation: same.text, state: same.isProposed ? 'proposed' : 'done' } as const;
    // What stands here translates a text that is elsewhere now.
    if (!here || present.has(here.source)) return { path, text, translation: '', state: 'missing' } as const;
    return { path, text, translation: here.text, state: here.isProposed ? 'proposed' : 'changed' } as const;
  });
}

/** Translations that visitors get: of what is done, and of what has changed until somebody translates it anew. */
export function shownTranslations(
  texts: readonly SourceText[],
  stored: StoredTexts,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairTexts(texts, stored).flatMap(({ path, translation, state }) =>
      state === 'done' || state === 'changed' ? [[path, translation] as const] : [],
    ),
  );
}

/** Numbers of texts by their state. */
interface Progress {
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly proposed: number;
}

/** How far a document is translated. */
export function progressOf(pairs: readonly TextPair[]): Progress {
  const of = (state: TextState) => pairs.filter((pair) => pair.state === state).length;
  return { total: pairs.length, done: of('done'), changed: of('changed'), proposed: of('proposed') };
}

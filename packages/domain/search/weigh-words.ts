import { foldWord, searchWords } from './words.ts';

/** Texts of a product, page or item that are searched. */
export interface SearchTexts {
  readonly title: string;
  /** Tags and categories, and what navigation calls a page. */
  readonly labels: string;
  readonly text: string;
}

interface Field {
  readonly key: keyof SearchTexts;
  readonly boost: number;
  /** Different words of a usual one. */
  readonly usualLength: number;
}

const fields: readonly Field[] = [
  { key: 'title', boost: 4, usualLength: 4 },
  { key: 'labels', boost: 2, usualLength: 4 },
  { key: 'text', boost: 1, usualLength: 100 },
];

// Parameters of BM25+: how soon more of the same word counts no more, how much a long text takes off, and what a
// word counts for in the longest.
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;

/** Longer words are found by this many letters of theirs, and by a longer word of a search. */
const maxLetters = 40;

/**
 * Weights of the folded words of texts, by BM25+ without the part that says how rare a word is. A usual length
 * stands for the average, so that a weight does not change with other texts.
 */
export function weighWords(texts: SearchTexts, language: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { key, boost, usualLength } of fields) {
    const counts = countWords(texts[key], language);
    const length = 1 - lengthShare + (lengthShare * counts.size) / usualLength;
    for (const [word, count] of counts) {
      const weight = boost * (floor + (count * (saturation + 1)) / (count + saturation * length));
      weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  }
  return weights;
}

function countWords(text: string, language: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of searchWords(text, language)) {
    const word = indexedWord(each);
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** A word as it is in the index; '' for one without letters. */
export function indexedWord(word: string): string {
  return Array.from(foldWord(word)).slice(0, maxLetters).join('');
}

/** Limits of an untrusted template. Every limit always holds. */
export interface Limits {
  readonly sourceBytes: number;
  readonly nodes: number;
  readonly nesting: number;
  readonly partialDepth: number;
  readonly expansions: number;
  readonly steps: number;
  readonly expressionTokens: number;
  readonly stringLength: number;
  readonly outputBytes: number;
  readonly milliseconds: number;
  readonly errors: number;
}

interface LimitRow {
  readonly key: keyof Limits;
  readonly value: number;
  readonly meaning: string;
}

/** The table of limits, with their defaults; the reference page is generated from it. */
export const LIMIT_TABLE: readonly LimitRow[] = [
  { key: 'sourceBytes', value: 1_048_576, meaning: 'Bytes of one template or partial.' },
  { key: 'nodes', value: 50_000, meaning: 'Tags and texts of one template.' },
  { key: 'nesting', value: 100, meaning: 'Blocks inside one another; each `.or` that asks counts as one.' },
  { key: 'partialDepth', value: 16, meaning: 'Partials and macros inside one another.' },
  { key: 'expansions', value: 1_000, meaning: 'Partials and macros run in one rendering.' },
  {
    key: 'steps',
    value: 2_000_000,
    meaning: 'Instructions run in one rendering; a turn of a loop counts even when its body is empty.',
  },
  { key: 'expressionTokens', value: 256, meaning: 'Tokens of one expression.' },
  { key: 'stringLength', value: 65_536, meaning: 'Characters of a string built by an expression.' },
  { key: 'outputBytes', value: 5_242_880, meaning: 'Bytes of output, and of a text that a formatter makes.' },
  { key: 'milliseconds', value: 250, meaning: 'Milliseconds of one rendering.' },
  { key: 'errors', value: 1_000, meaning: 'Errors listed of one template, and of one rendering.' },
];

export const DEFAULT_LIMITS: Limits = Object.freeze(
  Object.fromEntries(LIMIT_TABLE.map((row) => [row.key, row.value])),
) as unknown as Limits;

/** True when a text has more bytes than `limit` in UTF-8; only texts near the limit are counted. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  return text.length * 3 > limit && lengthWithin(text, limit) < text.length;
}

/** The beginning of a text that has at most `limit` bytes in UTF-8; no character is cut. */
export function cutTo(text: string, limit: number): string {
  return text.length * 3 <= limit ? text : text.slice(0, lengthWithin(text, limit));
}

function lengthWithin(text: string, limit: number): number {
  let bytes = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.codePointAt(index) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > limit) return index;
    index += code < 0x10000 ? 1 : 2;
  }
  return text.length;
}

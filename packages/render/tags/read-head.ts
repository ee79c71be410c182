/** Text between `<squarespace:name` and its `>`. */
export interface TagHead {
  /** By their names in small letters; entities of the values are read. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly selfClosed: boolean;
  /** The index after the `>`; the end of the text when there is none. */
  readonly end: number;
}

/** Characters that are known not to come again after an index: looked for once a text, not once a tag. */
interface ScanMemory {
  next(text: string, char: string, from: number): number;
}

export function scanMemory(): ScanMemory {
  const known = new Map<string, number>();
  return {
    next(text, char, from) {
      const last = known.get(char);
      if (last !== undefined && (last === -1 || last >= from)) return last;
      const at = text.indexOf(char, from);
      known.set(char, at);
      return at;
    },
  };
}

const name = /[^\s=/>"'{]+/y;
const spaces = /\s+/y;
const instruction = /\{[.@#^a-zA-Z0-9][^{}]*\}/y;

/**
 * Reads the head of a tag from after its name. Values may be double-quoted, single-quoted, bare or absent,
 * and hold template instructions, whose quotes and `>` end nothing.
 */
export function readHead(text: string, from: number, memory: ScanMemory): TagHead {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '>') return { attributes: Object.fromEntries(attributes), selfClosed: false, end: at + 1 };
    if (char === '/' && text[at + 1] === '>')
      return { attributes: Object.fromEntries(attributes), selfClosed: true, end: at + 2 };
    const skipped = matchEnd(spaces, text, at) ?? matchEnd(instruction, text, at);
    const nameEnd = skipped === null ? matchEnd(name, text, at) : null;
    if (nameEnd === null) {
      at = skipped ?? at + 1;
      continue;
    }
    const key = text.slice(at, nameEnd).toLowerCase();
    const equals = matchEnd(spaces, text, nameEnd) ?? nameEnd;
    if (text[equals] !== '=') {
      attributes.set(key, '');
      at = nameEnd;
      continue;
    }
    const value = readValue(text, matchEnd(spaces, text, equals + 1) ?? equals + 1, memory);
    attributes.set(key, withoutEntities(value.text));
    at = value.end;
  }
  return { attributes: Object.fromEntries(attributes), selfClosed: true, end: text.length };
}

interface Value {
  readonly text: string;
  readonly end: number;
}

function readValue(text: string, at: number, memory: ScanMemory): Value {
  const quote = text[at];
  if ((quote === '"' || quote === "'") && memory.next(text, quote, at + 1) !== -1) {
    const end = valueEnd(text, at + 1, (char) => char === quote);
    return { text: text.slice(at + 1, end), end: end + 1 };
  }
  // A bare value may be followed by `/>` without a space: `limit=3/>` closes the tag.
  const end = valueEnd(text, at, (char, next) => /[\s>"']/.test(char) || (char === '/' && next === '>'));
  return { text: text.slice(at, end), end };
}

/** The index of the first character that ends a value and is in no template instruction. */
function valueEnd(
  text: string,
  from: number,
  ends: (char: string, next: string | undefined) => boolean,
): number {
  let at = from;
  while (at < text.length && !ends(text[at] as string, text[at + 1])) {
    at = (text[at] === '{' ? matchEnd(instruction, text, at) : null) ?? at + 1;
  }
  return at;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

// Escapes that a template added for the attribute are undone.
function withoutEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (_, key: string) => entities[key] ?? '');
}

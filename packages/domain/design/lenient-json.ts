/**
 * Reads the JSON of theme files as it is met in the wild: comments, trailing commas, a byte-order mark,
 * single-quoted or bare keys, and a second document in the same file (the first counts). Null when nothing
 * can be made of it.
 */
export function parseLenientJson(source: string): unknown {
  const reader: Reader = { text: source.replace(/^\uFEFF/, ''), at: 0, depth: 0 };
  try {
    return readValue(reader);
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}

/** The offset from which nothing can be made of a text; null when it is read. */
export function lenientJsonFault(source: string): number | null {
  const reader: Reader = { text: source.replace(/^\uFEFF/, ' '), at: 0, depth: 0 };
  try {
    readValue(reader);
    return null;
  } catch (problem) {
    if (problem instanceof Unreadable) return Math.min(reader.at, source.length);
    throw problem;
  }
}

class Unreadable extends Error {}

interface Reader {
  readonly text: string;
  at: number;
  depth: number;
}

const maxDepth = 64;

function readValue(reader: Reader): unknown {
  skipBlank(reader);
  const char = reader.text[reader.at];
  if (char === '{') return nested(reader, readObject);
  if (char === '[') return nested(reader, readArray);
  if (char === '"' || char === "'") return readString(reader);
  return readWord(reader);
}

function nested<T>(reader: Reader, read: (reader: Reader) => T): T {
  reader.depth += 1;
  if (reader.depth > maxDepth) throw new Unreadable();
  const value = read(reader);
  reader.depth -= 1;
  return value;
}

function readObject(reader: Reader): Record<string, unknown> {
  const found = new Map<string, unknown>();
  reader.at += 1;
  for (;;) {
    skipBlank(reader);
    if (take(reader, '}')) return Object.fromEntries(found);
    if (take(reader, ',')) continue;
    const quoted = reader.text[reader.at] === '"' || reader.text[reader.at] === "'";
    const key = quoted ? readString(reader) : bareWord(reader);
    skipBlank(reader);
    if (!take(reader, ':')) throw new Unreadable();
    found.set(key, readValue(reader));
  }
}

function readArray(reader: Reader): unknown[] {
  const found: unknown[] = [];
  reader.at += 1;
  for (;;) {
    skipBlank(reader);
    if (take(reader, ']')) return found;
    if (take(reader, ',')) continue;
    found.push(readValue(reader));
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function readString(reader: Reader): string {
  const quote = reader.text[reader.at];
  reader.at += 1;
  let value = '';
  for (;;) {
    const char = reader.text[reader.at];
    if (char === undefined) throw new Unreadable();
    reader.at += 1;
    if (char === quote) return value;
    if (char !== '\\') {
      value += char;
      continue;
    }
    const escaped = reader.text[reader.at] ?? '';
    reader.at += 1;
    if (escaped === 'u') {
      value += String.fromCharCode(
        Number.parseInt(reader.text.slice(reader.at, reader.at + 4), 16) || 0xfffd,
      );
      reader.at += 4;
    } else {
      value += escapes[escaped] ?? escaped;
    }
  }
}

function readWord(reader: Reader): unknown {
  const word = bareWord(reader);
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  const number = Number(word);
  return Number.isNaN(number) ? word : number;
}

function bareWord(reader: Reader): string {
  const pattern = /[^\s,:{}[\]"']+/y;
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found === undefined) throw new Unreadable();
  reader.at += found.length;
  return found;
}

function skipBlank(reader: Reader): void {
  const pattern = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
  pattern.lastIndex = reader.at;
  reader.at += pattern.exec(reader.text)?.[0].length ?? 0;
}

function take(reader: Reader, char: string): boolean {
  if (reader.text[reader.at] !== char) return false;
  reader.at += 1;
  return true;
}

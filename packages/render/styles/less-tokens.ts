/** A stretch of a source, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Token at which a reader of LESS stops; strings, comments, addresses and interpolations count as one. */
const token =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)\n]*\)|@\{[\w-]*\}|[{};]/g;

/**
 * Every statement of a source, inner ones before the blocks that hold them: what ends with `;`, and blocks
 * with what is before their `{`. A block that is never closed reaches to the end.
 */
export function statementsOf(source: string): readonly Span[] {
  const spans: Span[] = [];
  const open: number[] = [];
  let start = 0;
  for (const { 0: text, index } of source.matchAll(token)) {
    if (text.length > 1) continue;
    const end = index + 1;
    if (text === '{') {
      open.push(start);
      start = end;
    } else if (text === ';') {
      spans.push(trimmed(source, { start, end }));
      start = end;
    } else {
      if (source.slice(start, index).trim() !== '') spans.push(trimmed(source, { start, end: index }));
      spans.push(trimmed(source, { start: open.pop() ?? start, end }));
      start = end;
    }
  }
  if (source.slice(start).trim() !== '') spans.push(trimmed(source, { start, end: source.length }));
  for (const opened of open.reverse()) spans.push(trimmed(source, { start: opened, end: source.length }));
  return spans;
}

function trimmed(source: string, { start, end }: Span): Span {
  leading.lastIndex = start;
  leading.exec(source);
  return { start: Math.min(leading.lastIndex, end), end };
}

// Sticky, and it may be empty, so that it always matches: what is before a statement is not part of it.
const leading = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;

/**
 * Text that closes the blocks and the comment that a sheet leaves open, so that it cannot swallow the next
 * sheet.
 */
export function closingOf(sheet: string): string {
  let depth = 0;
  let comment = false;
  for (const { 0: text } of sheet.matchAll(token)) {
    if (text === '{') depth += 1;
    if (text === '}') depth = Math.max(0, depth - 1);
    comment = text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/'));
  }
  return (comment ? '*/' : '') + '}'.repeat(depth);
}

/** A platform tag found in a text. */
export interface FoundTag {
  /** `navigation`, `query` … */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Null for a self-closing tag and for one that is never closed. */
  readonly body: string | null;
  readonly start: number;
  /** The index after the opening tag. */
  readonly headEnd: number;
  /** The index after the tag, its closing tag included. */
  readonly end: number;
}

const opening = /<squarespace:([a-z][a-z-]*)/gi;

/**
 * The first platform tag at or after `from`, wherever it stands: in content or inside the value of another element's
 * attribute. Attributes may be double-quoted, single-quoted, bare, or without a value.
 */
export function findTag(text: string, from: number): FoundTag | null {
  opening.lastIndex = from;
  const found = opening.exec(text);
  if (found === null) return null;
  const name = (found[1] ?? '').toLowerCase();
  const head = readHead(text, found.index + found[0].length);
  const tag = { name, attributes: head.attributes, start: found.index, headEnd: head.end };
  const close = head.selfClosed ? null : findClose(text, name, head.end);
  if (close === null) return { ...tag, body: null, end: head.end };
  return { ...tag, body: text.slice(head.end, close.start), end: close.end };
}

interface Head {
  readonly attributes: Readonly<Record<string, string>>;
  readonly selfClosed: boolean;
  readonly end: number;
}

const attributePattern = /\s*([^\s=/>"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']*))?/y;

function readHead(text: string, from: number): Head {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    const rest = /\s*(\/?>)/y;
    rest.lastIndex = at;
    const close = rest.exec(text);
    if (close !== null)
      return {
        attributes: Object.fromEntries(attributes),
        selfClosed: close[1] === '/>',
        end: rest.lastIndex,
      };
    attributePattern.lastIndex = at;
    const found = attributePattern.exec(text);
    if (found === null || found[0] === '') {
      if (at >= text.length)
        return { attributes: Object.fromEntries(attributes), selfClosed: true, end: text.length };
      at += 1;
      continue;
    }
    const [value, end] = bareValue(found[2] ?? '', attributePattern.lastIndex);
    attributes.set(found[1] ?? '', unquoted(value));
    at = end;
  }
}

// A bare value may be followed by `/>` without a space: `limit=3/>` closes the tag.
function bareValue(value: string, end: number): readonly [string, number] {
  return /^[^"'].*\/$/.test(value) ? [value.slice(0, -1), end - 1] : [value, end];
}

function unquoted(value: string): string {
  const quote = value[0];
  return quote === '"' || quote === "'" ? value.slice(1, -1) : value;
}

// Tags of the same name may be nested: the closing tag is the one that balances.
function findClose(
  text: string,
  name: string,
  from: number,
): { readonly start: number; readonly end: number } | null {
  const pattern = new RegExp(`<(/?)squarespace:${name}(?![a-z-])`, 'gi');
  pattern.lastIndex = from;
  let depth = 1;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    if (found[1] === '') {
      const head = readHead(text, pattern.lastIndex);
      if (!head.selfClosed) depth += 1;
      pattern.lastIndex = head.end;
      continue;
    }
    depth -= 1;
    const end = text.indexOf('>', pattern.lastIndex);
    if (depth === 0) return { start: found.index, end: end < 0 ? text.length : end + 1 };
  }
  return null;
}

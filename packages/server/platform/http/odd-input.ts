/** Maximum depth of nested lists and objects; the deepest document of ours has 20 levels. */
const deepest = 64;

/**
 * Text that may be at most this long is one line, unless its schema says `lines`; longer text may have lines
 * and tabs.
 */
const maxLineLength = 200;

/** Fault of a value under any contract, and its place. */
interface Oddity {
  readonly path: readonly string[];
  readonly problem: string;
}

/**
 * The value of a JSON text that lies inside of another value; undefined for what is none, or too deep. Its
 * texts are as they came.
 */
export function parseInside(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return findOddity({ cleaned: true }, value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Parts of a schema that decide how text is read. */
interface Node {
  readonly type?: unknown;
  readonly maxLength?: number;
  readonly lines?: boolean;
  /** Its reader takes out what it cannot keep: visitors paste text out of everywhere. */
  readonly cleaned?: boolean;
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly items?: Node | readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
}

interface Place {
  readonly value: unknown;
  readonly nodes: readonly Node[];
  readonly path: Path | null;
  readonly depth: number;
}

/** A path from its end: it is written out for the one place that is at fault. */
interface Path {
  readonly name: string;
  readonly before: Path | null;
}

// Everything below the space but tab, line feed and carriage return, and DEL.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const lines = /[\t\n\r]/;

/**
 * Finds control characters, halves of characters and depth that no database and no serialiser takes, before
 * anything else reads the value. Not recursive: the depth is the caller's.
 */
export function findOddity(schema: object, value: unknown): Oddity | null {
  const open: Place[] = [{ value, nodes: shapesOf([schema as Node]), path: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const problem = problemOf(place);
    if (problem !== null) return { path: written(place.path), problem };
    if (typeof place.value !== 'object' || place.value === null) continue;
    for (const name of Object.keys(place.value)) {
      if (isOddName(name))
        return { path: written(place.path), problem: 'a name in it has a control character' };
      open.push(inside(place, name));
    }
  }
  return null;
}

/**
 * True when text holds characters that no text of ours may hold: control characters beside those of lines, or
 * half a character.
 */
export function isOddText(text: string): boolean {
  return controls.test(text) || !text.isWellFormed();
}

function isOddName(name: string): boolean {
  return lines.test(name) || isOddText(name);
}

function problemOf({ value, nodes, depth }: Place): string | null {
  if (depth > deepest) return `it is nested deeper than ${deepest} levels`;
  if (typeof value !== 'string' || nodes.some(({ cleaned }) => cleaned)) return null;
  if (controls.test(value)) return 'it has a control character';
  if (!value.isWellFormed()) return 'it has half a character';
  return lines.test(value) && isLine(nodes) ? 'it has more than one line, or a tab' : null;
}

function isLine(nodes: readonly Node[]): boolean {
  const texts = nodes.filter(({ type }) => type === 'string');
  return (
    texts.length > 0 && texts.every((text) => !text.lines && (text.maxLength ?? Infinity) <= maxLineLength)
  );
}

function inside({ value, nodes, path, depth }: Place, name: string): Place {
  const below = nodes.flatMap((node) => {
    if (node.cleaned) return [node];
    return Array.isArray(value) ? entriesOf(node) : propertyOf(node, name);
  });
  return {
    value: (value as Readonly<Record<string, unknown>>)[name],
    nodes: shapesOf(below),
    path: { name, before: path },
    depth: depth + 1,
  };
}

function entriesOf({ items }: Node): readonly Node[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? (items as readonly Node[]) : [items as Node];
}

function propertyOf(
  { properties, patternProperties, additionalProperties: rest }: Node,
  name: string,
): Node[] {
  const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (known) return [known];
  const others = Object.values(patternProperties ?? {});
  return typeof rest === 'object' ? [...others, rest] : others;
}

function shapesOf(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => {
    const more = [...(node.anyOf ?? []), ...(node.allOf ?? [])];
    return more.length > 0 ? [node, ...shapesOf(more)] : [node];
  });
}

function written(path: Path | null): string[] {
  const names: string[] = [];
  for (let step = path; step; step = step.before) names.unshift(step.name);
  // A path that is too deep is named by its beginning.
  return names.length > deepest ? names.slice(0, 12) : names;
}

import { type Refusal, refuse } from '../refusal.ts';
import { isStorableLink } from './link-reference.ts';
import { colourTokenPattern, highlightTones, paragraphStyles, textAligns, textSizes } from './rich-text.ts';

/** Bounds of one rich text: nesting, nodes and characters. */
const richTextLimits = { depth: 8, nodes: 5000, characters: 100_000 } as const;

/** Position of the reader: the field's path and the depth of its node. */
interface Place {
  readonly path: string;
  readonly depth: number;
}

interface Reading {
  nodes: number;
  characters: number;
}

type Found = Refusal<'malformed'> | null;

/** Null when the value is a rich text of the closed list of nodes and marks; else what is wrong, by field. */
export function validateRichText(value: unknown, path: string): Found {
  if (!isRecord(value) || value['type'] !== 'doc' || !Array.isArray(value['content'])) {
    return bad(path, 'not a text document');
  }
  return nodesProblem(value['content'], { path: `${path}.content`, depth: 1 }, { nodes: 0, characters: 0 });
}

function nodesProblem(nodes: readonly unknown[], { path, depth }: Place, reading: Reading): Found {
  if (depth > richTextLimits.depth) return bad(path, `nested deeper than ${richTextLimits.depth}`);
  for (const [index, node] of nodes.entries()) {
    const problem = nodeProblem(node, { path: `${path}.${index}`, depth }, reading);
    if (problem !== null) return problem;
  }
  return null;
}

function nodeProblem(node: unknown, place: Place, reading: Reading): Found {
  const { path, depth } = place;
  reading.nodes += 1;
  if (reading.nodes > richTextLimits.nodes) return bad(path, `more than ${richTextLimits.nodes} parts`);
  if (!isRecord(node)) return bad(path, 'not a text node');
  const content = node['content'];
  switch (node['type']) {
    case 'paragraph':
      return (
        attrsProblem(node['attrs'], paragraphAttrs, path) ?? inlinesProblem(content ?? [], path, reading)
      );
    case 'heading':
      if (!isRecord(node['attrs'])) return bad(`${path}.attrs`, 'missing');
      return attrsProblem(node['attrs'], headingAttrs, path) ?? inlinesProblem(content ?? [], path, reading);
    case 'bulletList':
    case 'orderedList':
      return listProblem(content, place, reading);
    case 'blockquote':
      if (!Array.isArray(content)) return bad(`${path}.content`, 'not a list');
      return nodesProblem(content, { path: `${path}.content`, depth: depth + 1 }, reading);
    case 'horizontalRule':
      return null;
    default:
      return bad(`${path}.type`, 'not a known kind of text');
  }
}

function listProblem(content: unknown, { path, depth }: Place, reading: Reading): Found {
  if (!Array.isArray(content)) return bad(`${path}.content`, 'not a list');
  for (const [index, item] of content.entries()) {
    const itemPath = `${path}.content.${index}`;
    if (!isRecord(item) || item['type'] !== 'listItem' || !Array.isArray(item['content'])) {
      return bad(itemPath, 'not a list item');
    }
    const problem = nodesProblem(item['content'], { path: `${itemPath}.content`, depth: depth + 1 }, reading);
    if (problem !== null) return problem;
  }
  return null;
}

const paragraphAttrs: Readonly<Record<string, readonly unknown[]>> = {
  align: textAligns,
  style: paragraphStyles,
};
const headingAttrs: Readonly<Record<string, readonly unknown[]>> = { align: textAligns, level: [1, 2, 3, 4] };

function attrsProblem(
  attrs: unknown,
  allowed: Readonly<Record<string, readonly unknown[]>>,
  path: string,
): Found {
  if (attrs === undefined) return null;
  if (!isRecord(attrs)) return bad(`${path}.attrs`, 'not an object');
  for (const [name, value] of Object.entries(attrs)) {
    if (!Object.hasOwn(allowed, name)) return bad(`${path}.attrs.${name}`, 'not known');
    if (!allowed[name]?.includes(value)) return bad(`${path}.attrs.${name}`, 'not one of the choices');
  }
  if (allowed === headingAttrs && attrs['level'] === undefined) return bad(`${path}.attrs.level`, 'missing');
  return null;
}

function inlinesProblem(content: unknown, path: string, reading: Reading): Found {
  if (!Array.isArray(content)) return bad(`${path}.content`, 'not a list');
  for (const [index, inline] of content.entries()) {
    const itemPath = `${path}.content.${index}`;
    reading.nodes += 1;
    if (!isRecord(inline)) return bad(itemPath, 'not a text node');
    if (inline['type'] === 'hardBreak') continue;
    if (inline['type'] !== 'text' || typeof inline['text'] !== 'string')
      return bad(itemPath, 'not a text node');
    reading.characters += inline['text'].length;
    if (reading.characters > richTextLimits.characters) return bad(itemPath, 'the text is too long');
    const problem = marksProblem(inline['marks'] ?? [], `${itemPath}.marks`);
    if (problem !== null) return problem;
  }
  return null;
}

const plainMarks = ['bold', 'italic', 'underline', 'strike', 'code', 'smallCaps'];

function marksProblem(marks: unknown, path: string): Found {
  if (!Array.isArray(marks) || marks.length > 10) return bad(path, 'not a list of marks');
  for (const [index, mark] of marks.entries()) {
    const problem = markProblem(mark, `${path}.${index}`);
    if (problem !== null) return problem;
  }
  return null;
}

function markProblem(mark: unknown, path: string): Found {
  if (!isRecord(mark)) return bad(path, 'not a mark');
  if (plainMarks.includes(mark['type'] as string)) return null;
  const attrs = mark['attrs'];
  if (!isRecord(attrs)) return bad(path, 'not a known mark');
  if (mark['type'] === 'link') return linkProblem(attrs, `${path}.attrs`);
  const type = String(mark['type']);
  const allows = Object.hasOwn(markValues, type) ? markValues[type] : undefined;
  return allows?.(attrs) ? null : bad(path, 'not a known mark');
}

const markValues: Readonly<Record<string, (attrs: Readonly<Record<string, unknown>>) => boolean>> = {
  color: ({ token }) => typeof token === 'string' && colourTokenPattern.test(token),
  highlight: ({ tone }) => highlightTones.some((known) => known === tone),
  size: ({ size }) => textSizes.some((known) => known === size),
};

function linkProblem({ href, newWindow }: Readonly<Record<string, unknown>>, path: string): Found {
  if (typeof href !== 'string' || !isStorableLink(href))
    return bad(`${path}.href`, 'not an address that may be linked to');
  if (newWindow !== undefined && typeof newWindow !== 'boolean')
    return bad(`${path}.newWindow`, 'not yes or no');
  return null;
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

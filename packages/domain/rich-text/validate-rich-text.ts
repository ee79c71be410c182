import { type Refusal, refuse } from '../refusal.ts';
import { isSafeHref } from './links.ts';

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

const aligns = ['left', 'center', 'right'];
const paragraphAttrs: Readonly<Record<string, readonly unknown[]>> = {
  align: aligns,
  style: ['body', 'lead', 'small', 'mono'],
};
const headingAttrs: Readonly<Record<string, readonly unknown[]>> = { align: aligns, level: [1, 2, 3, 4] };

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
    const itemPath = `${path}.${index}`;
    if (!isRecord(mark)) return bad(itemPath, 'not a mark');
    if (plainMarks.includes(mark['type'] as string)) continue;
    const attrs = mark['attrs'];
    if (!isRecord(attrs)) return bad(itemPath, 'not a known mark');
    if (mark['type'] === 'link') {
      if (typeof attrs['href'] !== 'string' || !isSafeHref(attrs['href']))
        return bad(`${itemPath}.attrs.href`, 'not an address that may be linked to');
      if (attrs['newWindow'] !== undefined && typeof attrs['newWindow'] !== 'boolean')
        return bad(`${itemPath}.attrs.newWindow`, 'not yes or no');
      continue;
    }
    if (
      mark['type'] === 'color' &&
      typeof attrs['token'] === 'string' &&
      /^[a-z][a-z0-9-]{0,30}$/.test(attrs['token'])
    )
      continue;
    return bad(itemPath, 'not a known mark');
  }
  return null;
}

function bad(field: string, problem: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem } });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

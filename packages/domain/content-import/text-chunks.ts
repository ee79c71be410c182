import type { RichInline, RichListItem, RichNode } from '../rich-text/rich-text.ts';

/** Nodes and characters of a block of text, well within what rich text may have (`validate-rich-text.ts`). */
const most = { nodes: 2_000, characters: 40_000 } as const;

interface Size {
  readonly nodes: number;
  readonly characters: number;
}

/** A text as texts that a block each may have: divided between its paragraphs, and inside one where it is too long. */
export function textChunks(nodes: readonly RichNode[]): readonly (readonly RichNode[])[] {
  const chunks: RichNode[][] = [];
  let size: Size = { nodes: most.nodes, characters: 0 };
  for (const node of nodes.flatMap(divided)) {
    const own = sizeOf(node);
    if (!fits(added(size, own))) {
      chunks.push([]);
      size = { nodes: 0, characters: 0 };
    }
    chunks.at(-1)?.push(node);
    size = added(size, own);
  }
  return chunks;
}

type Sized = RichNode | RichListItem | RichInline;

function sizeOf(node: Sized): Size {
  if (node.type === 'text') return { nodes: 1, characters: node.text.length };
  const content: readonly Sized[] = 'content' in node ? (node.content ?? []) : [];
  return content.map(sizeOf).reduce(added, { nodes: 1, characters: 0 });
}

function added(a: Size, b: Size): Size {
  return { nodes: a.nodes + b.nodes, characters: a.characters + b.characters };
}

function fits({ nodes, characters }: Size): boolean {
  return nodes <= most.nodes && characters <= most.characters;
}

function divided(node: RichNode): readonly RichNode[] {
  if (fits(sizeOf(node))) return [node];
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return groups((node.content ?? []).flatMap(dividedInline)).map((content) => ({ ...node, content }));
    case 'blockquote':
      return groups(node.content.flatMap(divided)).map((content) => ({ ...node, content }));
    case 'bulletList':
    case 'orderedList':
      return groups(node.content.flatMap(dividedItem)).map((content) => ({ ...node, content }));
    case 'horizontalRule':
      return [node];
  }
}

function dividedItem(item: RichListItem): readonly RichListItem[] {
  if (fits(sizeOf(item))) return [item];
  return groups(item.content.flatMap(divided)).map((content) => ({
    type: 'listItem',
    content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
  }));
}

function dividedInline(inline: RichInline): readonly RichInline[] {
  if (inline.type !== 'text' || inline.text.length <= most.characters / 2) return [inline];
  const step = most.characters / 2;
  const pieces = Array.from({ length: Math.ceil(inline.text.length / step) }, (_, index) =>
    inline.text.slice(index * step, (index + 1) * step).toWellFormed(),
  );
  return pieces.map((piece) => ({ ...inline, text: piece }));
}

// As many of them together as fit.
function groups<T extends Sized>(parts: readonly T[]): readonly (readonly T[])[] {
  const all: T[][] = [];
  let size: Size = { nodes: most.nodes, characters: 0 };
  for (const part of parts) {
    const own = sizeOf(part);
    const next = added(size, own);
    const isFull = next.nodes > most.nodes / 2 || next.characters > most.characters;
    if (isFull) all.push([]);
    all.at(-1)?.push(part);
    size = isFull ? own : next;
  }
  return all;
}

import type { RichNode, RichText } from './rich-text.ts';

/** The words of a document: blocks separated by a line break, for search and excerpts. */
export function richTextPlain(doc: RichText): string {
  return doc.content.map(plainOfNode).filter(Boolean).join('\n');
}

function plainOfNode(node: RichNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
    case 'bulletList':
    case 'orderedList':
      return node.content.flatMap((item) => item.content.map(plainOfNode)).join('\n');
    case 'blockquote':
      return node.content.map(plainOfNode).join('\n');
    case 'horizontalRule':
      return '';
  }
}

/** The first heading that leaves a level out, with the level before it; null where the order holds. */
export function skippedHeading(doc: RichText): { readonly level: number; readonly after: number } | null {
  let after = 0;
  for (const level of richTextHeadings(doc.content)) {
    if (after > 0 && level > after + 1) return { level, after };
    after = level;
  }
  return null;
}

/** Levels of the headings, in reading order. */
function richTextHeadings(nodes: readonly RichNode[]): readonly number[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node.attrs.level];
    return node.type === 'blockquote' ? richTextHeadings(node.content) : [];
  });
}

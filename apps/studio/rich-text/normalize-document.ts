import type { RichText } from '@veranda/domain/rich-text/rich-text';
import type { JSONContent } from '@tiptap/react';

/**
 * The editor's document as the domain keeps it: attributes without a value are left out, an empty document
 * has a list.
 */
export function normalizeDocument(document: JSONContent): RichText {
  // The editor leaves an empty list of blocks out.
  const normalized = normalizeNode(document);
  return { ...normalized, content: normalized.content ?? [] } as unknown as RichText;
}

function normalizeNode(node: JSONContent): JSONContent {
  const normalized: JSONContent = {};
  if (node.type) normalized.type = node.type;
  if (node.text !== undefined) normalized.text = node.text;
  const attrs = normalizeAttributes(node.type === 'orderedList' ? undefined : node.attrs);
  if (attrs) normalized.attrs = attrs;
  if (node.marks && node.marks.length > 0) {
    normalized.marks = node.marks.map((mark) => {
      const own = normalizeAttributes(mark.attrs);
      return own ? { type: mark.type, attrs: own } : { type: mark.type };
    });
  }
  if (node.content) normalized.content = node.content.map(normalizeNode);
  return normalized;
}

function normalizeAttributes(attrs: Record<string, unknown> | undefined): Record<string, unknown> | null {
  const kept = Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

import type { RichText } from '@veranda/domain/pages/rich-text';
import type { JSONContent } from '@tiptap/react';

/** The editor's document as the domain keeps it: attributes without a value are left out, an empty document has a list. */
export function tidyDocument(document: JSONContent): RichText {
  // The editor leaves an empty list of blocks out.
  const tidy = tidyNode(document);
  return { ...tidy, content: tidy.content ?? [] } as unknown as RichText;
}

function tidyNode(node: JSONContent): JSONContent {
  const tidy: JSONContent = {};
  if (node.type) tidy.type = node.type;
  if (node.text !== undefined) tidy.text = node.text;
  const attrs = tidyAttributes(node.type === 'orderedList' ? undefined : node.attrs);
  if (attrs) tidy.attrs = attrs;
  if (node.marks && node.marks.length > 0) {
    tidy.marks = node.marks.map((mark) => {
      const own = tidyAttributes(mark.attrs);
      return own ? { type: mark.type, attrs: own } : { type: mark.type };
    });
  }
  if (node.content) tidy.content = node.content.map(tidyNode);
  return tidy;
}

function tidyAttributes(attrs: Record<string, unknown> | undefined): Record<string, unknown> | null {
  const kept = Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

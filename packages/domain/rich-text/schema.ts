import { type MarkSpec, type NodeSpec, Schema } from '@tiptap/pm/model';

const alignment = { align: { default: null } };

const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', attrs: { ...alignment, style: { default: null } } },
  heading: { content: 'inline*', group: 'block', attrs: { ...alignment, level: { default: 1 } } },
  bulletList: { content: 'listItem+', group: 'block list' },
  orderedList: {
    content: 'listItem+',
    group: 'block list',
    attrs: { start: { default: 1 }, type: { default: null } },
  },
  listItem: { content: 'paragraph block*', defining: true },
  blockquote: { content: 'block+', group: 'block', defining: true },
  horizontalRule: { group: 'block' },
  text: { group: 'inline' },
  hardBreak: { group: 'inline', inline: true },
};

const marks: Readonly<Record<string, MarkSpec>> = {
  link: { inclusive: false, attrs: { href: { default: null }, newWindow: { default: null } } },
  bold: {},
  code: { excludes: '_', code: true },
  italic: {},
  strike: {},
  underline: {},
  smallCaps: {},
  color: { attrs: { token: { default: null } } },
  highlight: { attrs: { tone: { default: null } } },
  size: { attrs: { size: { default: null } } },
};

/**
 * Schema of the typed rich text (`rich-text.ts`) by which its steps are run; the text editor's own has the
 * same names.
 */
export const richTextSchema = new Schema({ nodes, marks });

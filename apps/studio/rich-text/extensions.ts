import { TextSelection } from '@tiptap/pm/state';
import { type Editor, Extension, getSchema, Mark, mergeAttributes } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** A link of the document: an address, and whether it opens a new window. */
const Link = Mark.create({
  name: 'link',
  // First of all marks, as in the schema of the domain: the order in which they are written.
  priority: 1000,
  inclusive: false,
  addAttributes() {
    return {
      href: { default: null },
      newWindow: {
        default: null,
        parseHTML: (element) => (element.getAttribute('target') === '_blank' ? true : null),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'a[href]:not([href^="javascript:" i])' }];
  },
  renderHTML({ HTMLAttributes: { newWindow, ...attributes } }) {
    return ['a', mergeAttributes(attributes, newWindow ? { target: '_blank', rel: 'noopener' } : {}), 0];
  },
});

const SmallCaps = Mark.create({
  name: 'smallCaps',
  parseHTML() {
    return [{ tag: 'span.small-caps' }];
  },
  renderHTML() {
    return ['span', { class: 'small-caps' }, 0];
  },
});

const Colour = Mark.create({
  name: 'color',
  addAttributes() {
    return { token: { default: null, renderHTML: ({ token }) => ({ 'data-color': token as string }) } };
  },
  parseHTML() {
    return [{ tag: 'span[data-color]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

/** Alignment and paragraph styles of the domain's rich text, kept as they are. */
const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            renderHTML: ({ align }) => (align ? { 'data-align': align as string } : {}),
          },
        },
      },
      {
        types: ['paragraph'],
        attributes: {
          style: {
            default: null,
            renderHTML: ({ style }) => (style ? { 'data-style': style as string } : {}),
          },
        },
      },
    ];
  },
});

/**
 * Text typed over the whole document continues in the style of its first paragraph, also after it was
 * deleted.
 */
const KeepsStyle = Extension.create({
  name: 'keepsStyle',
  // Before the keys of the editor itself, which begin again with a plain paragraph.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      'Mod-a': () => selectAll(this.editor),
      Backspace: () => deleteAll(this.editor),
      Delete: () => deleteAll(this.editor),
    };
  },
});

function selectAll({ state, view }: Editor): boolean {
  const { doc } = state;
  view.dispatch(state.tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
}

function deleteAll(editor: Editor): boolean {
  const { doc, selection } = editor.state;
  const all = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  const isAll = !selection.empty && selection.from <= all.from && selection.to >= all.to;
  if (!isAll) return false;
  selectAll(editor);
  return editor.chain().setMeta('preventClearDocument', true).deleteSelection().run();
}

/** The closed list of nodes and marks of `domain/rich-text/rich-text.ts`. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    codeBlock: false,
    link: false,
    trailingNode: false,
  }),
  Link,
  SmallCaps,
  Colour,
  Looks,
  KeepsStyle,
];

export const richTextSchema = getSchema(richTextExtensions);

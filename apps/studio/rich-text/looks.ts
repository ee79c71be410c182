import { paragraphStyles, textAligns } from '@veranda/domain/rich-text/rich-text';
import { Extension } from '@tiptap/react';

/** Alignments and paragraph styles, as the classes by which pages show them. */
export const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => classOf(element, textAligns, 'v-align-'),
            renderHTML: ({ align }) => (align ? { class: `v-align-${String(align)}` } : {}),
          },
        },
      },
      {
        types: ['paragraph'],
        attributes: {
          style: {
            default: null,
            parseHTML: (element) => classOf(element, paragraphStyles, 'v-'),
            renderHTML: ({ style }) => (style && style !== 'body' ? { class: `v-${String(style)}` } : {}),
          },
        },
      },
    ];
  },
});

function classOf({ classList }: HTMLElement, names: readonly string[], prefix: string): string | null {
  return names.find((name) => classList.contains(prefix + name)) ?? null;
}

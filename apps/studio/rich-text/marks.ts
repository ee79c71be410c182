import { colourTokenPattern, highlightTones, textSizes } from '@veranda/domain/rich-text/rich-text';
import { isStorableLink } from '@veranda/domain/rich-text/link-reference';
import { Mark, mergeAttributes } from '@tiptap/react';

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
    return [
      { tag: 'a[href]', getAttrs: (element) => isStorableLink(element.getAttribute('href') ?? '') && null },
    ];
  },
  renderHTML({ HTMLAttributes: { newWindow, ...attributes } }) {
    return ['a', mergeAttributes(attributes, newWindow ? { target: '_blank', rel: 'noopener' } : {}), 0];
  },
});

const SmallCaps = Mark.create({
  name: 'smallCaps',
  parseHTML() {
    return [{ tag: 'span.v-small-caps' }];
  },
  renderHTML() {
    return ['span', { class: 'v-small-caps' }, 0];
  },
});

const Colour = Mark.create({
  name: 'color',
  addAttributes() {
    return {
      token: {
        default: null,
        parseHTML: tokenOf,
        renderHTML: ({ token }) => ({ style: `color:var(--${String(token)})` }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'span[style]', getAttrs: (element) => tokenOf(element) !== null && null }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

function tokenOf({ style }: HTMLElement): string | null {
  const token = /^var\(--([\w-]+)\)$/.exec(style.color)?.[1];
  return token !== undefined && colourTokenPattern.test(token) ? token : null;
}

const Highlight = Mark.create({
  name: 'highlight',
  addAttributes() {
    return {
      tone: {
        default: null,
        parseHTML: ({ classList }) =>
          highlightTones.find((tone) => classList.contains(`v-highlight-${tone}`)) ?? 'soft',
        renderHTML: ({ tone }) => ({ class: `v-highlight-${String(tone)}` }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'mark' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['mark', HTMLAttributes, 0];
  },
});

const Size = Mark.create({
  name: 'size',
  addAttributes() {
    return {
      size: {
        default: null,
        parseHTML: sizeOf,
        renderHTML: ({ size }) => ({ class: `v-size-${String(size)}` }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'span[class]', getAttrs: (element) => sizeOf(element) !== null && null }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

function sizeOf({ classList }: HTMLElement): string | null {
  return textSizes.find((size) => classList.contains(`v-size-${size}`)) ?? null;
}

/** Marks beside those of the starter kit, written as pages write them, in the order of the domain’s schema. */
export const richTextMarks = [Link, SmallCaps, Colour, Highlight, Size];

import { describe, expect, it } from 'vitest';
import { blockKinds } from '../blocks/registry.ts';
import { isRefusal } from '../refusal.ts';
import { validateDocument } from './validate.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';

const section = {
  id: 's1',
  position: 'a0',
  theme: 'light',
  background: { kind: 'none' },
  width: 'wide',
  minHeight: 0,
  spacing: 'medium',
  verticalAlign: 'top',
  anchor: '',
};
const layout = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } };
const block = {
  id: 'b1',
  sectionId: 's1',
  position: 'a0',
  type: 53,
  value: blockKinds.find((kind) => kind.id === 53)?.defaults,
  style: {},
  layout,
};

function withBlock(change: object): unknown {
  return { schema: 1, sections: { s1: section }, blocks: { b1: { ...block, ...change } } };
}

function fieldOf(document: unknown): string | undefined {
  const result = validateDocument(document);
  return isRefusal(result) ? (result.field ?? result.code) : undefined;
}

describe('a page document that is handed in', () => {
  it('is taken when it is one', () => {
    expect(fieldOf(withBlock({}))).toBeUndefined();
  });

  it.each(blockKinds.map((kind) => [kind.key, kind] as const))(
    'may hold a %s with its defaults',
    (_key, kind) => {
      const value = kind.id === 8 || kind.id === 69 ? kind.defaults : { ...kind.defaults };
      expect(fieldOf(withBlock({ type: kind.id, value }))).toBeUndefined();
    },
  );

  it.each([
    ['no object', [], 'document'],
    ['another schema', { schema: 2, sections: {}, blocks: {} }, 'schema'],
    ['a key that is not known', { schema: 1, sections: {}, blocks: {}, html: '<b>' }, 'html'],
    ['a block of no section', withBlock({ sectionId: 'gone' }), 'blocks.b1.sectionId'],
    ['a block under another key', withBlock({ id: 'b2' }), 'blocks.b1.id'],
    ['a number that is no block', withBlock({ type: 4711 }), 'blocks.b1.type'],
    [
      'a link that runs script',
      withBlock({ value: { ...block.value, href: 'javascript:alert(1)' } }),
      'blocks.b1.value.href',
    ],
    [
      'a choice that is not offered',
      withBlock({ value: { ...block.value, size: 'huge' } }),
      'blocks.b1.value.size',
    ],
    [
      'a field that is not known',
      withBlock({ value: { ...block.value, onclick: 'x' } }),
      'blocks.b1.value.onclick',
    ],
    [
      'a place beyond the columns',
      withBlock({ layout: { desktop: { ...layout.desktop, x: 20 } } }),
      'blocks.b1.layout.desktop.w',
    ],
    [
      'half a column',
      withBlock({ layout: { desktop: { ...layout.desktop, w: 1.5 } } }),
      'blocks.b1.layout.desktop.w',
    ],
    ['a style that fetches', withBlock({ style: { color: 'url(//evil)' } }), 'blocks.b1.style.color'],
    [
      'a section of no theme',
      { schema: 1, sections: { s1: { ...section, theme: 'mauve' } }, blocks: {} },
      'sections.s1.theme',
    ],
    [
      'a prototype as an id',
      { schema: 1, sections: JSON.parse(`{"__proto__": ${JSON.stringify(section)}}`), blocks: {} },
      'sections.__proto__',
    ],
  ])('is refused by field for %s', (_what, document, field) => {
    expect(fieldOf(document)).toBe(field);
  });

  it('decisions §numbers reserved: block ids 15, 34 to 40, 64, 71 and 72; keeps block numbers that are reserved, administration §3', () => {
    expect(fieldOf(withBlock({ type: 64, value: { anything: 1 } }))).toBeUndefined();
  });

  it('administration §9 layout: at most 60 blocks', () => {
    const many = Object.fromEntries(
      Array.from({ length: 61 }, (_, index) => [`b${index}`, { ...block, id: `b${index}` }]),
    );
    expect(fieldOf({ schema: 1, sections: { s1: section }, blocks: many })).toBe('sections.s1');
  });
});

describe('a rich text that is handed in', () => {
  const text = (content: unknown): unknown => ({ type: 'doc', content });
  it.each([
    ['raw HTML', text([{ type: 'html', html: '<script>' }]), 'doc.content.0.type'],
    ['a heading of level 7', text([{ type: 'heading', attrs: { level: 7 } }]), 'doc.content.0.attrs.level'],
    [
      'a mark that is not known',
      text([{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'blink' }] }] }]),
      'doc.content.0.content.0.marks.0',
    ],
    [
      'a link that runs script',
      text([
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'java\tscript:1' } }] },
          ],
        },
      ]),
      'doc.content.0.content.0.marks.0.attrs.href',
    ],
    [
      'an attribute that is not known',
      text([{ type: 'paragraph', attrs: { onclick: '1' } }]),
      'doc.content.0.attrs.onclick',
    ],
  ])('is refused for %s', (_what, doc, field) => {
    expect(validateRichText(doc, 'doc')?.field).toBe(field);
  });

  it('may not be nested without end', () => {
    let node: unknown = { type: 'paragraph' };
    for (let depth = 0; depth < 50; depth += 1) node = { type: 'blockquote', content: [node] };
    expect(validateRichText(text([node]), 'doc')?.params?.['problem']).toMatch(/nested deeper/);
  });
});

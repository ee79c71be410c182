import { describe, expect, it } from 'vitest';
import { blockKinds, blockText } from '../blocks/registry.ts';
import { noContent } from '../blocks/sample.ts';
import { newBlock } from './new-block.ts';
import { emptySection } from './section-library/sketch.ts';
import { validateDocument } from './validate.ts';

const texts = (key: string) => `words of ${key}`;
const newId = () => 'b1';
const rich = {
  assets: ['f1', 'f2'],
  products: ['p1', 'p2'],
  stores: ['s1'],
  posts: ['t1'],
  forms: ['q1'],
  newsletters: ['n1'],
  funds: ['d1'],
  files: ['v1'],
};

describe('a new block', () => {
  it.each(blockKinds.map((kind) => [kind.key, kind] as const))(
    'is valid at the last column: %s',
    (_key, kind) => {
      const { section } = emptySection({ newId: () => 's1', position: 'a0' });
      const block = newBlock(kind, {
        newId,
        sectionId: 's1',
        position: 'a0',
        place: { x: 23, y: 2 },
        texts,
        content: noContent,
      });
      expect(block.layout.desktop).toMatchObject({ x: 24 - kind.size.w, y: 2, ...kind.size });
      const document = { schema: 1, sections: { s1: section }, blocks: { b1: block } };
      expect(validateDocument(document)).toBe(document);
    },
  );

  it.each([
    ['image', { assetId: 'f1' }],
    ['gallery', { items: [{ assetId: 'f1' }, { assetId: 'f2' }] }],
    ['product', { productId: 'p1' }],
    ['summary', { collectionId: 's1' }],
    ['form', { formId: 'q1' }],
    ['newsletter', { formId: 'n1' }],
    ['donation', { fundId: 'd1' }],
  ])('shows the first that the site has: %s', (key, value) => {
    const kind = blockKinds.find((each) => each.key === key);
    if (!kind) throw new Error(`no kind ${key}`);
    const place = { x: 0, y: 0 };
    const block = newBlock(kind, { newId, sectionId: 's1', position: 'a0', place, texts, content: rich });
    expect(block.value).toMatchObject(value);
  });

  it.each(['text', 'quote', 'button', 'accordion', 'newsletter'])('begins with words: %s', (key) => {
    const kind = blockKinds.find((each) => each.key === key);
    if (!kind) throw new Error(`no kind ${key}`);
    const { value } = newBlock(kind, {
      newId,
      sectionId: 's1',
      position: 'a0',
      place: { x: 0, y: 0 },
      texts,
      content: noContent,
    });
    expect(blockText(kind.id, value)).toContain('words of block');
  });
});

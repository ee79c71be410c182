import { describe, expect, it } from 'vitest';
import { blockKinds, blockText } from '../blocks/registry.ts';
import { newBlock } from './new-block.ts';
import { emptySection } from './section-library/sketch.ts';
import { validateDocument } from './validate.ts';

const texts = (key: string) => `words of ${key}`;
const newId = () => 'b1';

describe('a new block', () => {
  it.each(blockKinds.map((kind) => [kind.key, kind] as const))(
    'is valid at the last column: %s',
    (_key, kind) => {
      const { section } = emptySection({ newId: () => 's1', position: 'a0' });
      const block = newBlock(kind, { newId, sectionId: 's1', position: 'a0', place: { x: 23, y: 2 }, texts });
      expect(block.layout.desktop).toMatchObject({ x: 24 - kind.size.w, y: 2, ...kind.size });
      const document = { schema: 1, sections: { s1: section }, blocks: { b1: block } };
      expect(validateDocument(document)).toBe(document);
    },
  );

  it.each(['text', 'quote', 'button', 'accordion', 'newsletter'])('begins with words: %s', (key) => {
    const kind = blockKinds.find((each) => each.key === key);
    if (!kind) throw new Error(`no kind ${key}`);
    const { value } = newBlock(kind, {
      newId,
      sectionId: 's1',
      position: 'a0',
      place: { x: 0, y: 0 },
      texts,
    });
    expect(blockText(kind.id, value)).toContain('words of block');
  });
});

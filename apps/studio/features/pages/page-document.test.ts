import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { orderedSections, withValue } from './page-document.ts';

const section = (id: string, position: string) => ({ id, position }) as Section;
const block = (id: string, sectionId: string, position: string) =>
  ({ id, sectionId, position, type: 2, value: { a: 1 } }) as unknown as Block;
const document: PageDocument = {
  schema: 1,
  sections: { x: section('x', 'a1'), y: section('y', 'a0') },
  blocks: { b: block('b', 'x', 'a2'), a: block('a', 'x', 'a0'), c: block('c', 'y', 'a0') },
};

describe('orderedSections', () => {
  it('orders sections and the blocks in them by their fractional keys', () => {
    const shown = orderedSections(document).map(
      (orderedSection) =>
        `${orderedSection.section.id}: ${orderedSection.blocks.map(({ id }) => id).join(' ')}`,
    );
    expect(shown).toEqual(['y: c', 'x: a b']);
  });
});

describe('withValue', () => {
  it('changes one value of one block and shares the rest', () => {
    const next = withValue(document, 'a', { path: 'label', value: 'Shop' });
    expect(next.blocks['a']?.value).toEqual({ a: 1, label: 'Shop' });
    expect(next.blocks['b']).toBe(document.blocks['b']);
    expect(document.blocks['a']?.value).toEqual({ a: 1 });
  });
  it('leaves the document alone for a block that is gone', () => {
    expect(withValue(document, 'zz', { path: 'a', value: 1 })).toBe(document);
  });
});

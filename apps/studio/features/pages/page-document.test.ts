import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { orderedSections } from './page-document.ts';

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

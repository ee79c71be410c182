import { plainSection } from '@veranda/domain/pages/plain-section';
import { freshKeys } from '@veranda/domain/documents/order-keys';
import type { Block, Section } from '@veranda/domain/pages/document';

/** A block of the page that every editor opens. */
export interface PlainBlock {
  readonly id: string;
  readonly kind: 'text' | 'button' | 'quote';
  /** Different in every block. */
  readonly words: string;
}

/** A section of it. */
export interface PlainSection {
  readonly id: string;
  readonly blocks: readonly PlainBlock[];
}

const vocabulary = (
  'oven flour window river harbour letter morning garden paper stone village market bridge kitchen ' +
  'winter candle forest ladder mirror orchard pocket quarry ribbon saddle tunnel valley whistle anchor ' +
  'basket copper dancer engine feather glacier hammer island jacket kettle lantern meadow needle'
).split(' ');

/** A page of sections with so many blocks each; the content does not repeat, and is the same in every run. */
export function longPage(sections: number, blocks: number): readonly PlainSection[] {
  const word = wordsInDisorder();
  return Array.from({ length: sections }, (_, at) => ({
    id: `s${at}`,
    blocks: Array.from({ length: blocks }, (__, index) => plainBlock(`b${at}-${index}`, index, word)),
  }));
}

/** The first block of text, in which the bench types. */
export const typedBlock = 'b0-0';
/** A block that the bench drags, in the first section too. */
export const draggedBlock = 'b0-5';

function plainBlock(id: string, index: number, word: () => string): PlainBlock {
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  if (index % 5 === 4) return { id, kind: 'button', words: `${words(2)} ${id}` };
  if (index % 7 === 6) return { id, kind: 'quote', words: `${words(9)} ${id}` };
  return { id, kind: 'text', words: `${words(12 + (index % 4) * 4)} ${id}` };
}

// A linear congruential generator: the same words in every run.
function wordsInDisorder(): () => string {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return vocabulary[(state >> 8) % vocabulary.length] ?? '';
  };
}

/** A section of the page as a document of ours has it: four blocks in a row. */
export function ourSection(
  { id, blocks }: PlainSection,
  position: string,
): { readonly section: Section; readonly blocks: readonly Block[] } {
  const keys = freshKeys(blocks.length);
  const section: Section = plainSection(id, position);
  return {
    section,
    blocks: blocks.map((block, index) => ourBlock(block, id, { index, key: keys[index] ?? '' })),
  };
}

const numbers = { text: 2, button: 53, quote: 31 } as const;

function ourBlock(
  { id, kind, words }: PlainBlock,
  sectionId: string,
  { index, key }: { readonly index: number; readonly key: string },
): Block {
  const place = {
    x: (index % 4) * 6,
    y: Math.trunc(index / 4) * 4,
    w: 6,
    h: 4,
    z: 0,
    align: 'start' as const,
  };
  return {
    id,
    sectionId,
    position: key,
    type: numbers[kind],
    value: valueOf(kind, words),
    style: {},
    layout: { desktop: place },
  };
}

function valueOf(kind: PlainBlock['kind'], words: string): Block['value'] {
  switch (kind) {
    case 'text':
      return {
        doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
      };
    case 'button':
      return { label: words, href: '/shop', newWindow: false, size: 'medium', variant: 'primary' };
    case 'quote':
      return { text: words, source: '' };
  }
}

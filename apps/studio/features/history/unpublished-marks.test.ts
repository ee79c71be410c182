import type { PageDocument } from '@veranda/domain/pages/document';
import { plainSection } from '@veranda/domain/pages/plain-section';
import { pageDifference } from '@veranda/domain/pages/versions/page-difference';
import { describe, expect, it } from 'vitest';
import { unpublishedMarks } from './unpublished-marks.ts';

const button = (id: string, sectionId: string, { y = 0, label = id } = {}) => ({
  id,
  sectionId,
  position: `a${y}`,
  type: 53,
  value: { label },
  style: {},
  layout: { desktop: { x: 0, y, w: 6, h: 2, z: 0, align: 'start' as const } },
});

function page(sections: readonly string[], blocks: readonly ReturnType<typeof button>[]): PageDocument {
  return {
    schema: 1,
    sections: Object.fromEntries(sections.map((id, at) => [id, plainSection(id, `a${at}`)])),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

function labels(before: PageDocument, after: PageDocument) {
  return unpublishedMarks(pageDifference(before, after)).map(({ kind, id, label }) => [kind, id, label]);
}

describe('the marks of what visitors do not see yet', () => {
  const before = page(['s', 't'], [button('a', 's'), button('b', 's', { y: 4 }), button('c', 't')]);

  it('are none where nothing has changed', () => {
    expect(labels(before, before)).toEqual([]);
  });

  it('tell of each added, changed and moved block, and of removed ones at their section', () => {
    const after = page(
      ['s', 't'],
      [button('a', 's', { label: 'Other' }), button('b', 't', { y: 4 }), button('new', 's', { y: 8 })],
    );
    expect(labels(before, after)).toEqual([
      ['block', 'a', 'Changed'],
      ['block', 'new', 'Added'],
      ['section', 't', '1 block removed'],
      ['block', 'b', 'Moved'],
    ]);
  });

  it('tell of added and moved sections, and of removed ones beside their place', () => {
    expect(labels(page(['s', 't', 'u'], []), page(['t', 'new'], []))).toEqual([
      ['section', 't', '1 section removed above · 1 section removed below'],
      ['section', 'new', 'Added'],
    ]);
    expect(labels(page(['s', 't'], []), page(['t', 's'], []))).toEqual([
      ['section', 't', 'Moved'],
      ['section', 's', 'Moved'],
    ]);
  });
});

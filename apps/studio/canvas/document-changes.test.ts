import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { type CanvasChange, documentChanges } from './document-changes.ts';

function section(id: string, position: string): Section {
  return {
    id,
    position,
    theme: 'light',
    background: { kind: 'none' },
    width: 'content',
    minHeight: 0,
    spacing: 'medium',
    verticalAlign: 'top',
    anchor: '',
  };
}

function block(id: string, sectionId: string, position: string): Block {
  const y = position.charCodeAt(0);
  return {
    id,
    sectionId,
    position,
    type: 2,
    value: { text: id },
    style: {},
    layout: { desktop: { x: 0, y, w: 24, h: 1, z: 0, align: 'start' } },
  };
}

function pageOf(sections: readonly Section[], blocks: readonly Block[]): PageDocument {
  const byId = <T extends { readonly id: string }>(records: readonly T[]) =>
    Object.fromEntries(records.map((record) => [record.id, record]));
  return { schema: 1, sections: byId(sections), blocks: byId(blocks) };
}

const [top, end] = [section('top', 'a'), section('end', 'b')];
const [one, two, three] = [block('one', 'top', 'a'), block('two', 'top', 'b'), block('three', 'end', 'a')];
const page = pageOf([top, end], [one, two, three]);
const put = (changed: Block): PageDocument => ({
  ...page,
  blocks: { ...page.blocks, [changed.id]: changed },
});
const described = (changes: readonly CanvasChange[]) =>
  changes.map((change) =>
    [change.kind, change.id, ...('before' in change ? [change.before] : [])].join(' ').trim(),
  );

describe('the changes between two documents', () => {
  it('are none where nothing has changed', () => {
    expect(documentChanges(page, page)).toEqual([]);
    expect(documentChanges(page, { ...page, blocks: { ...page.blocks } })).toEqual([]);
  });

  it('draw a changed block and nothing else', () => {
    expect(described(documentChanges(page, put({ ...one, value: { text: 'new' } })))).toEqual([
      'render-block one',
    ]);
    expect(described(documentChanges(page, put({ ...one, style: { padding: 1 } })))).toEqual([
      'render-block one',
    ]);
  });

  it('place a moved block, and draw one of another width', () => {
    const lower = { ...one, layout: { desktop: { ...one.layout.desktop, y: 99, z: 3 } } };
    const [change] = documentChanges(page, put(lower));
    expect(change).toMatchObject({
      kind: 'place-block',
      id: 'one',
      desktop: { y: 99, z: 3 },
      phone: { y: 0 },
    });
    const narrow = { ...one, layout: { desktop: { ...one.layout.desktop, w: 12 } } };
    expect(described(documentChanges(page, put(narrow)))).toEqual(['render-block one']);
  });

  it('place on a phone what stands below a picture of another shape', () => {
    const picture: Block = { ...one, type: 5, value: { ratio: '1:1' } };
    const [before, after] = [
      put(picture),
      { ...page, blocks: { ...page.blocks, one: { ...picture, value: { ratio: 'fill' } } } },
    ];
    expect(described(documentChanges(before, after))).toEqual(['render-block one', 'place-block two']);
  });

  it('insert, remove and move blocks, between sections too', () => {
    const added = put(block('new', 'top', 'aa'));
    expect(described(documentChanges(page, added))).toEqual(['insert-block new two', 'place-block two']);
    expect(described(documentChanges(added, page))).toEqual(['remove-block new', 'place-block two']);
    const first = { ...two, position: 'A' };
    expect(described(documentChanges(page, put(first)))).toEqual([
      'move-block one',
      'place-block two',
      'place-block one',
    ]);
    expect(described(documentChanges(page, put({ ...one, sectionId: 'end', position: 'b' })))).toEqual([
      'place-block two',
      'move-block one',
      'render-block one',
    ]);
  });

  it('dress, insert, move and remove sections', () => {
    const dark = { ...page, sections: { ...page.sections, top: { ...top, theme: 'dark' as const } } };
    expect(described(documentChanges(page, dark))).toEqual(['dress-section top']);
    const more = pageOf([top, end, section('new', 'ab')], [one, two, three, block('four', 'new', 'a')]);
    expect(described(documentChanges(page, more))).toEqual(['insert-section new end']);
    expect(described(documentChanges(more, page))).toEqual(['remove-section new']);
    const turned = pageOf([{ ...top, position: 'c' }, end], [one, two, three]);
    expect(described(documentChanges(page, turned))).toEqual(['move-section top', 'dress-section top']);
  });

  it('take a block along that moves into a new section, and keep one that leaves a section that goes', () => {
    const moved = pageOf([top, end, section('new', 'c')], [{ ...one, sectionId: 'new' }, two, three]);
    expect(described(documentChanges(page, moved))).toEqual([
      'remove-block one',
      'insert-section new',
      'place-block two',
    ]);
    const saved = pageOf([end], [{ ...one, sectionId: 'end', position: 'b' }, three]);
    expect(described(documentChanges(page, saved))).toEqual([
      'move-block one',
      'render-block one',
      'remove-section top',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { plainItem as meta } from './item-meta.test-data.ts';
import type { Edit } from '../documents/edit.ts';
import { type Dice, itHasDocumentHistories, pick } from '../documents/random-histories.test-data.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import type { PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';
import { type ItemMeta, itemStatuses } from './item-fields.ts';
import { itemKind, pageKind, proposalKind } from './page-kind.ts';
import { emptyPage, randomEdit } from './random-edits.test-data.ts';
import { restoreEdits } from './versions/restore-edits.ts';

const item = (fields: Partial<ItemMeta> = {}): PageDocument => ({
  ...emptyPage(),
  meta: { ...meta, ...fields },
});

/** Any edit of an item; now and then one whose value is another by then, or that the field forbids. */
function randomItemEdit(roll: Dice, document: PageDocument): Edit {
  const now = document.meta ?? meta;
  const was = roll(8) === 0 ? 'something else' : undefined;
  const makers = [
    () => randomEdit(roll, document),
    () => edit('doc.setMeta', { path: 'title', value: `Title ${roll(50)}`, was: was ?? now.title }),
    () => edit('doc.setMeta', { path: 'tags', value: [`tag ${roll(9)}`], was: was ?? now.tags }),
    () => edit('doc.setMeta', { path: 'startDate', value: roll(9), was: now.startDate }),
    () => edit('doc.setMeta', { path: 'endDate', value: roll(9), was: now.endDate }),
    () =>
      edit('doc.setMeta', { path: 'author', ...(roll(2) === 0 ? { value: 'Ada' } : {}), was: now.author }),
    () => edit('doc.setStatus', { value: pick(roll, itemStatuses) ?? 'draft', was: now.status }),
  ];
  return makers[roll(makers.length)]?.() ?? randomEdit(roll, document);
}

describe('an item as a document of edits', () =>
  itHasDocumentHistories({
    kind: itemKind,
    start: item(),
    randomEdit: randomItemEdit,
    check: (document) => expect(isRefusal(itemKind.validate(document))).toBe(false),
  }));

function run(document: PageDocument, ...edits: readonly Edit[]) {
  const outcome = runEdits(itemKind, document, edits);
  return isRefusal(outcome) ? [outcome.code, outcome.field] : outcome.document.meta;
}

describe('the fields of an item', () => {
  it('are refused with the field where the value may not be', () => {
    const set = (path: keyof Omit<ItemMeta, 'status'>, value: unknown, was: unknown) =>
      run(item(), edit('doc.setMeta', { path, value, was }));
    expect(set('title', '', 'Bread')).toEqual(['malformed', 'meta.title']);
    expect(set('title', 'Rye', 'Cake')).toEqual(['edit-conflict', 'meta.title']);
    expect(set('urlSlug', 'Not one', 'bread')).toEqual(['malformed', 'meta.urlSlug']);
    expect(set('tags', ['x'.repeat(51)], [])).toEqual(['malformed', 'meta.tags']);
    expect(set('imageFocal', { x: 2, y: 0 }, undefined)).toEqual(['malformed', 'meta.imageFocal']);
    expect(set('location', { title: 'Hall' }, null)).toEqual(['malformed', 'meta.location']);
    expect(set('publishOn', 0.5, 0)).toEqual(['malformed', 'meta.publishOn']);
    expect(set('sourceUrl', 'https://tickets.example/1', '')).toMatchObject({
      sourceUrl: 'https://tickets.example/1',
    });
  });

  it('belong to items and to what is proposed for them, and to no page', () => {
    expect(isRefusal(pageKind.validate(item()))).toBe(true);
    expect(isRefusal(itemKind.validate(emptyPage()))).toBe(true);
    expect([item(), emptyPage()].map((each) => isRefusal(proposalKind.validate(each)))).toEqual([
      false,
      false,
    ]);
    expect(isRefusal(itemKind.validate(item({ startDate: 2, endDate: 1 })))).toBe(true);
    const title = edit('doc.setMeta', { path: 'title', value: 'Rye', was: 'Bread' });
    expect(isRefusal(runEdits(proposalKind, emptyPage(), [title]))).toBe(true);
  });

  it('come back with a version, the address and the state apart', () => {
    const version = item({ title: 'Old', startDate: 1, endDate: 2, author: 'Ada', status: 'published' });
    const now = item({ title: 'New', startDate: 5, endDate: 9, urlSlug: 'new' });
    const restored = run(now, ...restoreEdits(now, version));
    expect(restored).toEqual({ ...version.meta, status: 'draft', urlSlug: 'new' });
  });
});

import { describe, expect, it } from 'vitest';
import { migrateDocument } from '../../documents/document-kind.ts';
import type { Edit } from '../../documents/edit.ts';
import { type Dice, itHasDocumentHistories, pick } from '../../documents/random-histories.test-data.ts';
import { randomSteps } from '../../documents/random-steps.test-data.ts';
import { replacement } from '../../documents/replacement.ts';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import { emptyText, type RichText } from '../../rich-text/rich-text.ts';
import { sliceKinds } from '../../slices/registry.ts';
import { slideTypes } from '../../slices/slice-kind.ts';
import { emptySlide, maxSlices, type Slice, type Slide, slicesInOrder } from './slide.ts';
import { slideEdit } from './slide-edits.ts';
import { slideKinds } from './slide-kinds.ts';
import { slideText } from './slide-text.ts';

const slice = (id: string, name: Slice['name'], value: Slice['value'], position = 'a0'): Slice => ({
  id,
  position,
  name,
  value,
});
const heading = (id: string, text: string, position = 'a0') =>
  slice(id, 'heading', { text, size: 'medium' }, position);

function randomEdit(roll: Dice, slide: Slide): Edit {
  const ids = Object.keys(slide.slices);
  const id = roll(20) === 0 ? 'gone' : (pick(roll, ids) ?? 'gone');
  const existing = slide.slices[id];
  switch (roll(6)) {
    case 0:
    case 1: {
      const kinds = sliceKinds.filter(({ slides }) => slides.includes(slide.type));
      const kind = pick(roll, kinds);
      const newId = `s${roll(12)}`;
      return slideEdit('slice.insert', {
        slice: slice(newId, kind?.key ?? 'heading', kind?.defaults ?? {}, `a${roll(9)}`),
      });
    }
    case 2:
      return slideEdit('slice.remove', { id });
    case 3:
      return slideEdit('slice.move', { id, position: `b${roll(9)}` });
    case 4:
      if (existing?.name === 'body')
        return slideEdit('slice.setText', {
          id,
          path: 'doc',
          steps: randomSteps(roll, (existing.value['doc'] ?? emptyText) as RichText),
        });
      return slideEdit(
        'slice.setValue',
        replacement({ id, path: 'text' }, { value: `words ${roll(9)}`, was: existing?.value['text'] }),
      );
    default: {
      const value = pick(roll, ['start', 'center', 'end', 'diagonal']);
      return slideEdit('slide.set', replacement({ path: 'align' }, { value, was: slide.values['align'] }));
    }
  }
}

describe.each(slideTypes)('a slide of the type %s as a document of edits', (type) =>
  itHasDocumentHistories({ kind: slideKinds[type], start: emptySlide(type), randomEdit }),
);

describe('a slide', () => {
  const refusalOf = (slide: Slide, ...edits: readonly Edit[]) => {
    const outcome = runEdits(slideKinds[slide.type], slide, edits);
    return isRefusal(outcome) ? [outcome.code, outcome.field] : null;
  };

  it('has the slices of its type alone', () => {
    const password = slice('p', 'password', { label: '', button: '' });
    const insert = slideEdit('slice.insert', { slice: password });
    expect(refusalOf(emptySlide('lock-screen'), insert)).toBeNull();
    expect(refusalOf(emptySlide('cover-page'), insert)).toEqual(['malformed', 'slices.p.name']);
    const second = slideEdit('slice.insert', { slice: { ...password, id: 'q' } });
    expect(refusalOf(emptySlide('lock-screen'), insert, second)).toEqual(['malformed', 'slices.q.name']);
  });

  it('refuses what a field forbids, what has changed, and what is too much', () => {
    const slide = { ...emptySlide('cover-page'), slices: { h: heading('h', 'One') } };
    const set = (value: unknown, was: unknown) =>
      slideEdit('slice.setValue', replacement({ id: 'h', path: 'text' }, { value, was }));
    expect(refusalOf(slide, set('Two', 'One'))).toBeNull();
    expect(refusalOf(slide, set('Two', 'Three'))).toEqual(['edit-conflict', 'slices.h.value.text']);
    expect(refusalOf(slide, set('x'.repeat(201), 'One'))).toEqual(['malformed', 'slices.h.value.text']);
    expect(refusalOf(slide, slideEdit('slice.remove', { id: 'gone' }))).toEqual([
      'edit-target-gone',
      'slices.gone',
    ]);
    const many = Array.from({ length: maxSlices }, (_, index) =>
      slideEdit('slice.insert', { slice: heading(`n${index}`, 'More') }),
    );
    expect(refusalOf(slide, ...many)).toEqual(['document-full', 'slices']);
  });

  it('is of its own type, in the current version of its slices', () => {
    const stored = emptySlide('popup-overlay');
    expect(isRefusal(migrateDocument(slideKinds['popup-overlay'], stored))).toBe(false);
    expect(migrateDocument(slideKinds['cover-page'], stored)).toMatchObject({ field: 'type' });
    const old = { assetIds: ['a'], design: 'grid' };
    const gallery = { ...emptySlide('cover-page'), slices: { g: slice('g', 'gallery', old) } };
    const migrated = migrateDocument(slideKinds['cover-page'], gallery);
    if (isRefusal(migrated)) throw new Error(migrated.field);
    expect(migrated.slices['g']?.value['v']).toBe(2);
  });

  it('has its slices in the order of their keys, and its words in that order', () => {
    const slide = {
      ...emptySlide('cover-page'),
      slices: {
        b: heading('b', 'Second', 'a1'),
        z: heading('z', 'First', 'Zz'),
        c: heading('c', 'Third', 'a1'),
      },
    };
    expect(slicesInOrder(slide).map(({ id }) => id)).toEqual(['z', 'b', 'c']);
    expect(slideText(slide)).toBe('First Second Third');
    expect(slideText(undefined)).toBe('');
  });
});

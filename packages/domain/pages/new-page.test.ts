import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { newPage } from './new-page.ts';
import { pageKind } from './page-kind.ts';
import { pageKinds } from './page-types.ts';
import { slideKinds } from './slides/slide-kinds.ts';

let count = 0;
const newId = () => {
  count += 1;
  return `id-${count}`;
};
const begin = (kind: (typeof pageKinds)[number]) => newPage(kind, { id: 'page', title: 'Bread', newId });

describe('a new page', () => {
  it.each(pageKinds)('of the kind %s begins with documents that are valid', (kind) => {
    const { doc } = begin(kind);
    if (doc.document) expect(isRefusal(pageKind.validate(doc.document))).toBe(false);
    if (doc.slide) expect(isRefusal(slideKinds['cover-page'].validate(doc.slide))).toBe(false);
  });

  it('has the type of its kind, and content where it is no plain list', () => {
    const made = pageKinds.map((kind) => {
      const { type, doc } = begin(kind);
      return [kind, type, Object.keys(doc.document?.blocks ?? {}).length, doc.slide !== undefined];
    });
    expect(made).toEqual([
      ['page', 10, 1, false],
      ['cover-page', 8, 0, true],
      ['folder', 10, 2, false],
      ['blog', 1, 0, false],
      ['events', 1, 0, false],
      ['projects', 1, 0, false],
      ['gallery', 6, 2, false],
      ['album', 10, 2, false],
    ]);
  });
});

import type { PageDocument } from '@veranda/domain/pages/document';
import { describe, expect, it } from 'vitest';
import { changed, type DocumentHistory, redone, started, undone } from './document-history.ts';

const pages = new Map<string, PageDocument>();

/** A document that differs by its name. */
function page(name: string): PageDocument {
  const found = pages.get(name) ?? { schema: 1, sections: {}, blocks: {}, name };
  pages.set(name, found as PageDocument);
  return found as PageDocument;
}

/** `"b c:text@100 undo"`: changes to a page, with their run and their time, from the page `a`. */
function after(notation: string): DocumentHistory<PageDocument> {
  return notation.split(' ').reduce(
    (history, step) => {
      if (step === 'undo') return undone(history);
      if (step === 'redo') return redone(history);
      const [, name = '', run = '', at = '0'] = /^(\w)(?::(\w+))?(?:@(\d+))?$/.exec(step) ?? [];
      return changed(history, page(name), { name: run, at: Number(at) });
    },
    started(page('a')),
  );
}

const told = ({ past, present, future }: DocumentHistory<PageDocument>) =>
  [past, [present], future]
    .map((each) => each.map((one) => (one as { name?: string }).name).join(''))
    .join('|');

describe('the history of a page', () => {
  it.each([
    ['b c', 'ab|c|'],
    ['b c undo', 'a|b|c'],
    ['b c undo undo undo', '|a|bc'],
    ['b c undo redo redo', 'ab|c|'],
    ['b c undo d', 'ab|d|'],
  ])('goes back and forth: %s', (notation, expected) => expect(told(after(notation))).toBe(expected));
  it.each([
    ['b:text@0 c:text@499 d:text@998', 'a|d|'],
    ['b:text@0 c:text@500', 'ab|c|'],
    ['b:text@0 c:title@100', 'ab|c|'],
    ['b@0 c@1', 'ab|c|'],
    ['b:text@0 undo c:text@100', 'a|c|'],
  ])('makes one step of typing within 500 ms: %s', (notation, expected) =>
    expect(told(after(notation))).toBe(expected),
  );
  it('takes no step for no change', () => {
    const history = after('b');
    expect(changed(history, page('b'), { name: '', at: 9 })).toBe(history);
  });
});

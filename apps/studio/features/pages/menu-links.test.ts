import {
  menuTrees,
  type NavigationDocument,
  navigationDocument,
} from '@veranda/domain/navigation/navigation-document';
import { navigationKind } from '@veranda/domain/navigation/navigation-kind';
import { runEdits } from '@veranda/domain/documents/transaction';
import type { Edit } from '@veranda/domain/documents/edit';
import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { addedLinkEdits, changedLinkEdits, linkOfEntry } from './menu-links.ts';

const page = '0192f0c1-1111-7000-8000-000000000001';
const empty = navigationDocument({ main: [], footer: [] });
const after = (document: NavigationDocument, edits: readonly Edit[]) => {
  const outcome = runEdits(navigationKind, document, edits);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.document;
};
const add = (href: string, name = '', newWindow = false) =>
  after(
    empty,
    addedLinkEdits(empty, { id: 'a', menu: 'main', link: { href, name, newWindow }, name: 'Example' }),
  );

describe('a link in a menu', () => {
  it.each([
    ['https://example.com', { kind: 'external', href: 'https://example.com', newWindow: true }],
    [`file:${page}`, { kind: 'external', href: `file:${page}`, newWindow: true }],
    [`page:${page}`, { kind: 'collection', collectionId: page }],
  ])('to %s is an entry of its kind', (href, target) =>
    expect(menuTrees(add(href, 'Go', true)).main).toEqual([{ id: 'a', title: 'Go', target, children: [] }]),
  );

  it('has the words of what it leads to where it was given none', () =>
    expect(menuTrees(add('https://example.com')).main[0]?.title).toBe('Example'));

  it('is changed, and goes with its address', () => {
    const made = add('https://example.com', 'Go');
    const entry = made.entries['a'];
    expect(entry && linkOfEntry(entry)).toEqual({
      href: 'https://example.com',
      name: 'Go',
      newWindow: false,
    });
    const changed = after(made, changedLinkEdits(made, 'a', { href: 'tel:123', name: 'Call' }));
    expect(changed.entries['a']).toMatchObject({
      title: 'Call',
      target: { kind: 'external', href: 'tel:123' },
    });
    expect(
      changedLinkEdits(made, 'a', { href: 'https://example.com', name: 'Go', newWindow: false }),
    ).toEqual([]);
    expect(after(made, changedLinkEdits(made, 'a', { href: '' })).entries).toEqual({});
  });
});

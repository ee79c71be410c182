import { describe, expect, it } from 'vitest';
import { type KnownTargets, linkState, targetOfLink } from './link-state.ts';

const id = (last: number) => `0192f0c1-1111-7000-8000-00000000000${last}`;
const known: KnownTargets = {
  targets: [
    { kind: 'page', id: id(1), path: '/', isPublic: true },
    { kind: 'page', id: id(2), path: '/journal', isPublic: true },
    { kind: 'page', id: id(3), path: '/plans', isPublic: false },
    { kind: 'item', id: id(4), path: '/journal/rain', isPublic: true },
    { kind: 'file', id: id(5), path: '/assets/w/x/menu.png', isPublic: true },
  ],
  reserved: ['cart', 'search'],
};

describe('the state of a link', () => {
  it.each([
    ['', 'fine'],
    ['/', 'fine'],
    ['/journal', 'fine'],
    ['/journal/', 'fine'],
    ['/journal?tag=x#top', 'fine'],
    ['/journal/anything', 'fine'],
    ['/cart', 'fine'],
    ['#menu', 'fine'],
    ['https://example.com', 'fine'],
    ['mailto:a@example.com', 'fine'],
    ['tel:123', 'fine'],
    [`page:${id(2)}`, 'fine'],
    [`item:${id(4)}`, 'fine'],
    [`file:${id(5)}`, 'fine'],
    ['/plans', 'unpublished'],
    [`page:${id(3)}`, 'unpublished'],
    ['/nothing', 'gone'],
    [`page:${id(9)}`, 'gone'],
    [`file:${id(2)}`, 'gone'],
  ] as const)('%j is %s', (link, state) => expect(linkState(link, known)).toBe(state));

  it('names what an address leads to', () => {
    expect(targetOfLink('/journal/rain', known)?.id).toBe(id(4));
    expect(targetOfLink('https://example.com/journal', known)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { redrawingOf, settleTyped } from './typed-quantities.ts';

const after = (now: string, outcome: { readonly sent: string | null; readonly isDone: boolean }) => {
  const typed = new Map([
    ['mug', now],
    ['bowl', '4'],
  ]);
  settleTyped(typed, 'mug', outcome);
  return Object.fromEntries(typed);
};

describe('a quantity that is typed on the cart page', () => {
  it.each([
    ['is the cart’s once it was taken', '3', { sent: '3', isDone: true }, { bowl: '4' }],
    ['stays when it was refused or lost', '3', { sent: '3', isDone: false }, { mug: '3', bowl: '4' }],
    [
      'stays when it was typed after the one taken',
      '30',
      { sent: '3', isDone: true },
      { mug: '30', bowl: '4' },
    ],
    ['goes with its entry', '3', { sent: null, isDone: true }, { bowl: '4' }],
    [
      'stays when its entry could not be removed',
      '3',
      { sent: null, isDone: false },
      { mug: '3', bowl: '4' },
    ],
  ])('%s', (_what, now, outcome, left) => expect(after(now, outcome)).toEqual(left));
});

describe('a cart page that is fetched again', () => {
  it('takes the place of the one shown', () =>
    expect(redrawingOf({ isOk: true, hasCartPage: true })).toBe('draw'));
  it('is left as it is, with what is typed, when nothing or a fault is answered', () => {
    expect(redrawingOf(null)).toBe('leave');
    expect(redrawingOf({ isOk: false, hasCartPage: false })).toBe('leave');
  });
  it('is reloaded when another page is answered', () =>
    expect(redrawingOf({ isOk: true, hasCartPage: false })).toBe('reload'));
});

import { describe, expect, it } from 'vitest';
import { changePostings, countPostings, forEachPosting } from './postings.ts';

const none = new Uint8Array();

function read(postings: Uint8Array): readonly (readonly [number, number])[] {
  const all: [number, number][] = [];
  forEachPosting(postings, (place, weight) => all.push([place, weight]));
  return all;
}

describe('postings', () => {
  const some = changePostings(
    none,
    new Map([
      [1023, 1.5],
      [0, 0.25],
      [256, 18.75],
    ]),
  );

  it('are in the order of places, four bytes each', () => {
    expect(read(some)).toEqual([
      [0, 0.25],
      [256, 18.75],
      [1023, 1.5],
    ]);
    expect([some.length, countPostings(some)]).toEqual([12, 3]);
  });

  it('change at some places, and lose those of weight 0', () => {
    const changed = changePostings(
      some,
      new Map([
        [0, 0],
        [256, 2],
        [300, 3],
        [301, 0],
      ]),
    );
    expect(read(changed)).toEqual([
      [256, 2],
      [300, 3],
      [1023, 1.5],
    ]);
  });

  it('hold the heaviest weight for what is heavier, and never none for what is there', () => {
    const extremes = changePostings(
      none,
      new Map([
        [1, 1e9],
        [2, 1e-9],
      ]),
    );
    expect(read(extremes).map(([, weight]) => weight > 0 && weight < 64)).toEqual([true, true]);
  });
});

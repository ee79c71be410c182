import { describe, expect, it } from 'vitest';
import { liftOver } from './lift-over.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const pill = box(280, 780, 374, 828);

describe('elements that float over a page', () => {
  it.each([
    ['stays where nothing is below it', [], 0],
    ['stays beside a button', [box(16, 780, 270, 828)], 0],
    ['is lifted over a button', [box(16, 790, 374, 834)], 46],
    ['is lifted over a column of fields', [box(16, 790, 374, 834), box(16, 730, 374, 780)], 106],
    ['has no room over a form that fills the window', [box(0, 0, 390, 844)], null],
  ])('%s', (_what, controls, lift) => expect(liftOver([pill], controls)).toBe(lift));

  it('is lifted together with what is on it', () => {
    const offer = box(200, 730, 374, 770);
    expect(liftOver([pill, offer], [box(16, 740, 374, 760)])).toBe(96);
  });
});

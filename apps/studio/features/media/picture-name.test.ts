import { describe, expect, it } from 'vitest';
import { movedSentence, pictureName } from './picture-name.ts';

describe('a picture of a list', () => {
  it.each([
    ['A loaf', 0, 'A loaf'],
    ['', 0, 'Picture 1'],
    [undefined, 2, 'Picture 3'],
  ])('%j at %d is called %s', (altText, index, name) => expect(pictureName(altText, index)).toBe(name));

  it('says which one it is and where it stands when it was moved', () => {
    expect(movedSentence('A loaf', 2, 3)).toBe('A loaf is now picture 3 of 3.');
    expect(movedSentence('Picture 2', 0, 3)).toBe('Picture 2 is now picture 1 of 3, the main image.');
  });
});

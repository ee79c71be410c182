import { describe, expect, it } from 'vitest';
import { movedMessage, imageName } from './image-name.ts';

describe('an image of a list', () => {
  it.each([
    ['A loaf', 0, 'A loaf'],
    ['', 0, 'Image 1'],
    [undefined, 2, 'Image 3'],
  ])('%j at %d is called %s', (altText, index, name) => expect(imageName(altText, index)).toBe(name));

  it('says which one it is and where it stands when it was moved', () => {
    expect(movedMessage('A loaf', 2, 3)).toBe('A loaf is now image 3 of 3.');
    expect(movedMessage('Image 2', 0, 3)).toBe('Image 2 is now image 1 of 3, the main image.');
  });
});

import { describe, expect, it } from 'vitest';
import { storedName, typeOfStored } from './stored-name.ts';

describe('a name that a file is stored under', () => {
  it.each([
    ['Crème brûlée.JPEG', 'image/jpeg', 'Creme-brulee.jpg'],
    ['../../x.svg', 'image/png', 'x.png'],
    ['日本.png', 'image/png', 'picture.png'],
    ['日本.pdf', 'application/pdf', 'file.pdf'],
    [
      'Prices 2026.DOCX',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Prices-2026.docx',
    ],
    ['page.html', 'text/plain', 'page.txt'],
  ])('%s as %s is stored as %s', (name, type, stored) => {
    expect(storedName(name, type)).toBe(stored);
    expect(typeOfStored(stored)).toBe(type);
  });

  it.each(['page.html', 'drawing.svg', 'script.js', 'picture'])('has no type for %s', (stored) =>
    expect(typeOfStored(stored)).toBeUndefined(),
  );
});

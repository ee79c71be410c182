import { describe, expect, it } from 'vitest';
import { inSight, piecesOf } from './slip-runs.ts';

const pieces = (text: string) => piecesOf(text, { isBold: false, han: 'sc' });
/** Runs given to the faces, from the left of a line. A word from right to left is turned by its face. */
const seen = (text: string): string[] => inSight(pieces(text)).map((run) => run.text);
const words = (text: string): string[] =>
  pieces(text).map(({ clusters }) => clusters.map((cluster) => cluster.text).join(''));

describe('a line of a packing slip', () => {
  it('is seen with its first word at the end where it is read from the right', () => {
    expect(seen('דוד לוי')).toEqual(['לוי', ' ', 'דוד']);
    expect(seen('דוד Smith Jr')).toEqual(['Smith', ' ', 'Jr', ' ', 'דוד']);
  });

  it('keeps the order of what is read from the left', () => {
    expect(seen('Ada Stone')).toEqual(['Ada', ' ', 'Stone']);
    expect(seen('Box דוד לוי')).toEqual(['Box', ' ', 'לוי', ' ', 'דוד']);
  });

  it('keeps the order of figures within what is read from the right', () => {
    expect(seen('רחוב הרצל 12-14')).toEqual(['12-14', ' ', 'הרצל', ' ', 'רחוב']);
    // The face turns its figures, which are therefore given to it turned.
    expect(seen('شارع ١٢٣')).toEqual(['٣٢١', ' ', 'شارع']);
    expect(seen('گلی ۴۵')).toEqual(['۵۴', ' ', 'گلی']);
  });

  it('turns brackets around what is read from the right', () => {
    expect(seen('דוד (12)').join('')).toBe('(12) דוד');
    expect(seen('a (12)').join('')).toBe('a (12)');
  });

  it('leaves out what no face has, and never the letters beside it', () => {
    expect(words('Zoë 👩‍👩‍👧\u{1FAE8} Stone').join('')).toBe('Zoë Stone');
    expect(words('a\u20e3b').join('')).toContain('b');
  });

  it('is not turned by marks of direction in a name', () => {
    expect(seen('\u202eAda\u202c Stone')).toEqual(['Ada', ' ', 'Stone']);
  });

  it('may end between words that are written without spaces, and not at a space that binds', () => {
    expect(words('กรุงเทพมหานคร สวัสดีครับ').length).toBeGreaterThan(3);
    expect(words('Nº\u00a012')).toEqual(['Nº\u00a012']);
    expect(words('東京')).toEqual(['東', '京']);
  });

  it('has the ring of a Thai vowel below the mark of its tone', () => {
    expect(seen('น้ำ')).toEqual(['น\u0e4d\u0e49\u0e32']);
  });

  it('has a word in one face, also where the letters’ face has some of it', () => {
    const [word] = pieces('لیے');
    expect(new Set(word?.clusters.map(({ face }) => face)).size).toBe(1);
  });
});

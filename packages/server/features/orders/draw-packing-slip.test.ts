import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPackingSlips, type PackingSlip } from './draw-packing-slip.ts';
import { sliceBytes, sliceOf } from './slip-faces.ts';
import { openFace } from './slip-glyphs.ts';
import { inSight } from './slip-text.ts';

const slip: PackingSlip = {
  ...{ shop: 'Bäckerei Łukasz', number: 12, placed: 'November 21, 2026', phone: '', method: 'Post' },
  ...{ shipTo: ['Ada Stone', 'ул. Мира 5'], message: 'Please ring twice.', isLetter: false },
  items: [{ quantity: 2, title: 'Rye loaf', note: 'Size: Large', sku: 'RYE-L' }],
};
const pages = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length;

interface Embedded {
  readonly numGlyphs: number;
  getGlyph(id: number): { readonly path: { toSVG(): string } };
}
const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): Embedded;
};

/** The outlines that a PDF holds of a face. */
function outlinesIn(pdf: Uint8Array, face: string): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const file = new RegExp(`\\+${face}\\n[^>]*/FontFile2 (\\d+) 0 R`).exec(text)?.[1];
  const body = new RegExp(`\\n${file} 0 obj[^]*?stream\\r?\\n([^]*?)\\r?\\nendstream`).exec(text)?.[1] ?? '';
  const font = fontkit.create(inflateSync(Buffer.from(body, 'latin1')));
  return Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).path.toSVG());
}

describe('a packing slip', () => {
  it('issue 5, orders: is a PDF of one page, in any of the scripts of its font', async () => {
    const pdf = await drawPackingSlips([slip]);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBe(1);
  });

  it('issue 5, orders: takes as many pages as its items need, and no empty one', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ ...slip.items[0], sku: `SKU-${at}` }));
    expect(pages(await drawPackingSlips([{ ...slip, items: items as never }]))).toBe(5);
  });

  it('issue 5, orders: of several orders begin on a page each', async () => {
    expect(pages(await drawPackingSlips([slip, { ...slip, number: 13 }, { ...slip, number: 14 }]))).toBe(3);
  });

  it('issue 5, orders: draws Chinese, Japanese, Korean, Arabic and Hebrew names with their own glyphs', async () => {
    const shipTo = ['山田太郎', '東京都港区芝公園4丁目', '王小明', '김민수', 'محمد الأحمد', 'דוד לוי'];
    const pdf = await drawPackingSlips([{ ...slip, shipTo }]);
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('noto-sans-sc');
    expect(text).toContain('noto-sans-kr');
    expect(pdf.length).toBeLessThan(120_000);
  });

  it('issue 5, orders: has the outlines of wide characters in the weight of the words beside them', async () => {
    const one = { quantity: 1, note: '', sku: '', title: '山田茶舗の国' };
    const pdf = await drawPackingSlips([{ ...slip, shipTo: ['山', '한국'], items: [one] }]);
    const wanted = [
      ...Array.from(one.title, (character) => ({ character, weight: 700 })),
      ...Array.from('山한국', (character) => ({ character, weight: 400 })),
    ];
    const seen = new Set<string>();
    for (const { character, weight } of wanted) {
      const slice = sliceOf(character);
      if (!slice) throw new Error(`no face has ${character}`);
      const face = openFace(sliceBytes(slice), { name: 'seen', weight });
      const { id } = face.glyphForCodePoint(character.codePointAt(0) ?? 0);
      expect(id, character).not.toBe(0);
      const drawn = face.getGlyph(id).path.toSVG();
      expect(outlinesIn(pdf, `${slice.name}-${weight}`), `${character} ${weight}`).toContain(drawn);
      seen.add(drawn);
    }
    expect(seen.size).toBe(wanted.length);
  });
});

describe('a line from right to left', () => {
  it('is seen with its first word at the end', () => {
    expect(inSight(['דוד', ' ', 'לוי'])).toEqual(['לוי', ' ', 'דוד']);
    expect(inSight(['דוד', ' ', 'Smith', ' ', 'Jr'])).toEqual(['Smith', ' ', 'Jr', ' ', 'דוד']);
  });

  it('keeps the order of what is read from the left', () => {
    expect(inSight(['Ada', ' ', 'Stone'])).toEqual(['Ada', ' ', 'Stone']);
    expect(inSight(['Box', ' ', 'דוד', ' ', 'לוי'])).toEqual(['Box', ' ', 'לוי', ' ', 'דוד']);
  });
});

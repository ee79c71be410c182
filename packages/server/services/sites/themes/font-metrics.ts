import { brotliDecompressSync } from 'node:zlib';
import type { FallbackMetrics } from '@veranda/render/styles/font-faces';

// Advance widths over units per em of the faces that stand in, for the letters by their share of English
// text; the metric-compatible free faces have the same.
const sansWidths = widthTable(
  '561 1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024',
);
const serifWidths = widthTable(
  '512 909 1024 909 1024 909 682 1024 1024 569 569 1024 569 1593 1024 1024 1024 1024 682 797 569 1024 1024 1479 1024 1024 909',
);
const serifItalicWidths = widthTable(
  '512 1024 1024 909 1024 909 569 1024 1024 569 569 909 569 1479 1024 1024 1024 1024 797 797 569 1024 909 1366 909 909 797',
);
const monoWidths = widthTable(Array.from({ length: 27 }, () => '1229').join(' '));
const letters = ' abcdefghijklmnopqrstuvwxyz';
const shares = [
  18, 6.7, 1.2, 2.3, 3.5, 10.4, 1.8, 1.7, 5, 5.7, 0.1, 0.6, 3.3, 2, 5.7, 6.2, 1.6, 0.1, 4.9, 5.2, 7.4, 2.3,
  0.8, 1.9, 0.1, 1.6, 0.1,
];

const fallbackFonts = {
  'sans-serif': {
    normal: { local: 'Arial', widths: sansWidths },
    italic: { local: 'Arial Italic', widths: sansWidths },
  },
  serif: {
    normal: { local: 'Times New Roman', widths: serifWidths },
    italic: { local: 'Times New Roman Italic', widths: serifItalicWidths },
  },
  monospace: {
    normal: { local: 'Courier New', widths: monoWidths },
    italic: { local: 'Courier New Italic', widths: monoWidths },
  },
} as const;

/** The fallback of a style of a family with the metrics of its WOFF2 file; null when the file cannot be read. */
export function fallbackMetrics(
  file: Uint8Array,
  { kind, style }: { readonly kind: keyof typeof fallbackFonts; readonly style: FallbackMetrics['style'] },
): FallbackMetrics | null {
  const tables = woff2Tables(file);
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((tag) => tables.get(tag));
  if (!head || !hhea || !hmtx || !cmap) return null;
  const unitsPerEm = head.view.getUint16(18);
  const widthOf = (letter: string): number => {
    const glyph = glyphOf(cmap.view, letter.codePointAt(0) ?? 32);
    const last = hhea.view.getUint16(34) - 1;
    const index = Math.min(glyph, last);
    // A transformed table lists the widths alone after a byte of flags; an ordinary one has pairs.
    return hmtx.view.getUint16(hmtx.transformed ? 1 + index * 2 : index * 4) / unitsPerEm;
  };
  const { local, widths } = fallbackFonts[kind][style];
  const adjust = weighted(letters.split('').map(widthOf)) / weighted(widths);
  const part = (offset: number): string =>
    percent(Math.abs(hhea.view.getInt16(offset)) / unitsPerEm / adjust);
  return { style, local, sizeAdjust: percent(adjust), ascent: part(4), descent: part(6), lineGap: part(8) };
}

function widthTable(text: string): readonly number[] {
  return text.split(' ').map((width) => Number(width) / 2048);
}

function weighted(widths: readonly number[]): number {
  return widths.reduce((sum, width, index) => sum + width * (shares[index] ?? 0), 0);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}

interface Table {
  readonly view: DataView;
  readonly transformed: boolean;
}

// The known tags of the WOFF2 directory, by their number (WOFF2, section 4.1); only the first are ever met
// here.
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .match(/.{4}(?: |$)/g)
  ?.map((tag) => tag.slice(0, 4).trim());

function woff2Tables(file: Uint8Array): ReadonlyMap<string, Table> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4632) return new Map();
  const reader = { at: 48 };
  const directory = Array.from({ length: view.getUint16(12) }, () => directoryEntry(view, reader));
  const data = brotliDecompressSync(file.subarray(reader.at, reader.at + view.getUint32(20)));
  const tables = new Map<string, Table>();
  let offset = 0;
  for (const entry of directory) {
    tables.set(entry.tag, {
      view: new DataView(data.buffer, data.byteOffset + offset, entry.length),
      transformed: entry.transformed,
    });
    offset += entry.length;
  }
  return tables;
}

function directoryEntry(view: DataView, reader: { at: number }) {
  const flags = view.getUint8(reader.at++);
  let tag = knownTags?.[flags & 63] ?? '';
  if ((flags & 63) === 63) {
    tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(reader.at + index))).trim();
    reader.at += 4;
  }
  const original = base128(view, reader);
  const version = flags >> 6;
  // glyf and loca are transformed by version 0, every other table by any other version.
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  return { tag, transformed, length: transformed ? base128(view, reader) : original };
}

function base128(view: DataView, reader: { at: number }): number {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = view.getUint8(reader.at++);
    value = value * 128 + (byte & 127);
    if ((byte & 128) === 0) return value;
  }
  return value;
}

// Format 4 of the character map: segments of code points with a delta or an offset into the glyph array.
function glyphOf(cmap: DataView, code: number): number {
  const start = format4(cmap);
  if (start === null) return 0;
  const doubled = cmap.getUint16(start + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = cmap.getUint16(start + 14 + segment);
    if (end < code) continue;
    const first = cmap.getUint16(start + 16 + doubled + segment);
    if (first > code) return 0;
    const delta = cmap.getUint16(start + 16 + 2 * doubled + segment);
    const offset = start + 16 + 3 * doubled + segment;
    const range = cmap.getUint16(offset);
    return range === 0 ? (code + delta) & 0xffff : cmap.getUint16(offset + range + 2 * (code - first));
  }
  return 0;
}

function format4(cmap: DataView): number | null {
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(start) === 4) return start;
  }
  return null;
}

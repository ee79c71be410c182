import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ThemeFont } from '@veranda/domain/design/theme-conf';
import { fallbackMetrics } from './font-metrics.ts';
import {
  fontAddress,
  type FallbackMetrics,
  type FontFamily,
  type FontFile,
} from '@veranda/render/styles/font-faces';

const require = createRequire(import.meta.url);

/** Folder of a self-hosted family, or null when its package is not installed. */
export function fontFolder(family: string): string | null {
  if (!/^[a-z0-9-]{1,60}$/.test(family)) return null;
  try {
    return dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  } catch {
    return null;
  }
}

const families = new WeakMap<ThemeFont, Promise<FontFamily | null>>();

/** Reads families, each once; those that are not installed are left out. */
export async function readFontFamilies(fonts: readonly ThemeFont[]): Promise<readonly FontFamily[]> {
  const read = await Promise.all(fonts.map(familyOf));
  return read.filter((family) => family !== null);
}

function familyOf(font: ThemeFont): Promise<FontFamily | null> {
  const known = families.get(font);
  if (known !== undefined) return known;
  const reading = readFamily(font);
  families.set(font, reading);
  reading.catch(() => families.delete(font));
  return reading;
}

async function readFamily(font: ThemeFont): Promise<FontFamily | null> {
  const folder = fontFolder(font.family);
  if (folder === null) return null;
  const sheets = await Promise.all(
    font.styles.map((style) =>
      readFile(join(folder, sheetName(font, style)), 'utf8').catch(() =>
        readFile(join(folder, 'index.css'), 'utf8'),
      ),
    ),
  );
  const faces = sheets.flatMap(facesOf);
  const name = faces[0]?.family ?? font.family;
  return {
    font,
    name,
    files: faces,
    fallbacks: await fallbacksOf(folder, font, faces),
  };
}

async function fallbacksOf(
  folder: string,
  font: ThemeFont,
  files: readonly FontFile[],
): Promise<readonly FallbackMetrics[]> {
  const measured = await Promise.all(
    (['normal', 'italic'] as const).map(async (style) => {
      const latin = files.find((file) => file.subset === 'latin' && file.style === style);
      if (latin === undefined) return null;
      return fallbackMetrics(await readFile(join(folder, 'files', latin.file)), {
        kind: font.fallback,
        style,
      });
    }),
  );
  return measured.filter((metrics) => metrics !== null);
}

function sheetName(font: ThemeFont, style: 'normal' | 'italic'): string {
  return style === 'italic' ? `${font.axes}-italic.css` : `${font.axes}.css`;
}

function facesOf(sheet: string): readonly (FontFile & { readonly family: string })[] {
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const value = (name: string): string =>
      new RegExp(`${name}\\s*:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? '';
    const file = /url\(\.\/files\/([^)]+)\)/.exec(body)?.[1];
    if (file === undefined) return [];
    return [
      {
        family: value('font-family').replace(/['"]/g, ''),
        subset: /-(latin-ext|latin|vietnamese|cyrillic-ext|cyrillic|greek-ext|greek)-/.exec(file)?.[1] ?? '',
        style: value('font-style') === 'italic' ? 'italic' : 'normal',
        file,
        unicodeRange: value('unicode-range'),
        weights: value('font-weight') || '400',
        stretch: value('font-stretch'),
      } as const,
    ];
  });
}

/** Addresses of the Latin files that a page fetches at once. */
export function fontPreloads(families: readonly FontFamily[]): readonly string[] {
  return families.flatMap((family) => latinFiles(family, family.font.preload));
}

/** Address of the Latin italic of a font, which a page fetches at once that begins with it; none where there is none. */
export function italicPreloads(families: readonly FontFamily[], font: ThemeFont | null): readonly string[] {
  const family = families.find((each) => each.font === font);
  return family ? latinFiles(family, ['italic']) : [];
}

function latinFiles({ font, files }: FontFamily, styles: readonly FontFile['style'][]): readonly string[] {
  return files
    .filter((file) => file.subset === 'latin' && styles.includes(file.style))
    .map((file) => fontAddress(font.family, file.file));
}

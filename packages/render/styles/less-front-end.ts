import { isTweakValue, type Tweak, tweaksOf } from '@veranda/domain/design/tweaks';
import { fontSiblings } from './font-tweak.ts';
import { closingOf } from './less-tokens.ts';
import { systemSheets } from './system-sheets.ts';

/** A sheet of a theme, as text. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

/** Problem of a style sheet, with its position; line and column from 1. */
export interface SheetProblem {
  readonly code: 'STYLE_IMPORT' | 'STYLE_TWEAK' | 'STYLE_UNCLOSED' | 'STYLE_FAILS';
  readonly sheet: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The one LESS source of a theme's sheets, with what had to be left out. */
export interface LessSource {
  readonly source: string;
  readonly tweaks: readonly Tweak[];
  readonly problems: readonly SheetProblem[];
  /** The sheets by the line of the source that their first line is. */
  readonly places: readonly { readonly sheet: string; readonly line: number }[];
}

/**
 * Puts a theme's sheets into one scope, in order: plain `.css` files too. The owner's tweak values are in
 * place of the defaults; imports of the platform become its own rules, remote ones are left alone, others are
 * dropped.
 */
export function lessSource(sheets: readonly Sheet[], values: Readonly<Record<string, string>>): LessSource {
  const problems: SheetProblem[] = [];
  const places: { sheet: string; line: number }[] = [];
  const tweaks = sheets.flatMap((sheet) => tweaksOf(sheet.text));
  const names = new Set(sheets.map(({ name }) => nameOf(name)));
  // A theme's own definition of a font's part wins over the tweak's default.
  const fonts = tweaks.filter(({ type }) => type === 'font');
  const siblings = fonts.flatMap((tweak) => fontSiblings(tweak.variable, tweak.default));
  const parts = [siblings.join(' ').replace(/\s+/g, ' ')];
  let line = 2;
  for (const sheet of sheets) {
    const text = withImports(withPlainAlpha(sheet.text), { sheet, names, problems });
    const closing = closingOf(text);
    if (closing !== '')
      problems.push(
        problemAt(sheet, sheet.text.length, {
          code: 'STYLE_UNCLOSED',
          message: `"${closing}" is missing at the end.`,
        }),
      );
    const part = closing === '' ? text : `${text}\n${closing}`;
    places.push({ sheet: sheet.name, line });
    parts.push(part);
    line += part.split('\n').length;
  }
  places.push({ sheet: '', line });
  return { source: [...parts, overrides(sheets, values, problems)].join('\n'), tweaks, problems, places };
}

/** The place of a line of the source in its sheet. */
export function placeInSheet(
  places: LessSource['places'],
  line: number,
): { readonly sheet: string; readonly line: number } {
  const nearestPlace = places.findLast((place) => place.line <= line);
  return nearestPlace === undefined
    ? { sheet: '', line }
    : { sheet: nearestPlace.sheet, line: line - nearestPlace.line + 1 };
}

// In LESS the last definition of a variable holds everywhere in its scope, so owner's values are at the end.
function overrides(
  sheets: readonly Sheet[],
  values: Readonly<Record<string, string>>,
  problems: SheetProblem[],
): string {
  const lines: string[] = [];
  for (const sheet of sheets) {
    for (const tweak of tweaksOf(sheet.text)) {
      const value = Object.hasOwn(values, tweak.variable) ? values[tweak.variable] : undefined;
      if (value === undefined) continue;
      if (isTweakValue(tweak, value)) lines.push(...overriding(tweak, value));
      else problems.push(unfit(sheet, tweak));
    }
  }
  return lines.join('\n');
}

function overriding({ variable, type, form }: Tweak, value: string): readonly string[] {
  // A kit is no value of a sheet: its families are.
  if (type === 'kit' || (form !== 'variable' && type !== 'font')) return [];
  const block = value.trim().startsWith('{') ? value : `{font-family: ${value}}`;
  const declaration = {
    variable: `@${variable}: ${value};`,
    rule: `.${variable} ${block}`,
    mixin: `.${variable}() ${block}`,
  }[form];
  return type === 'font' ? [declaration, ...fontSiblings(variable, value)] : [declaration];
}

function unfit(sheet: Sheet, { variable }: Tweak): SheetProblem {
  const index = sheet.text.search(new RegExp(`[@.]${variable}(?![\\w-])`));
  return problemAt(sheet, Math.max(0, index), {
    code: 'STYLE_TWEAK',
    message: `The value of the tweak "${variable}" is not one of its kind.`,
  });
}

interface Importing {
  readonly sheet: Sheet;
  /** The sheets that are compiled anyway. */
  readonly names: ReadonlySet<string>;
  readonly problems: SheetProblem[];
}

// Comments are matched first, so that what they hold is no import.
const importPattern =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|@import\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?["']?([^"');\s]+)["']?\s*\)?[^;\n]*;?/g;

function withImports(text: string, { sheet, names, problems }: Importing): string {
  return text.replace(importPattern, (whole, target: string | undefined, offset: number) => {
    if (target === undefined) return whole;
    if (/^(?:https?:)?\/\//i.test(target))
      return whole.replace(/@import\s+(?:\([^)]*\)\s*)?/, '@import (css) ');
    const lines = whole.replace(/[^\n]/g, '');
    const name = nameOf(target);
    if (names.has(name)) return lines;
    const system = systemSheets.get(name);
    if (system !== undefined) return system + lines;
    const message = `The import "${target}" is neither a sheet of the theme nor of the platform.`;
    problems.push(problemAt(sheet, offset, { code: 'STYLE_IMPORT', message }));
    return lines;
  });
}

/** The name that a sheet is imported by: without folder and ending. */
function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.(?:less|css)$/, '');
}

/** The paths that a sheet imports of its own theme. */
export function importsOf(text: string): readonly string[] {
  return [...text.matchAll(importPattern)]
    .map(([, target = '']) => target)
    .filter(
      (target) => target !== '' && !/^(?:https?:)?\/\//i.test(target) && !systemSheets.has(nameOf(target)),
    );
}

// The compiler takes all filters of old browsers but an opacity with blanks, which it reads as a colour's.
function withPlainAlpha(text: string): string {
  return text.replace(/\balpha\(\s*opacity\s*=\s*([\d.]+|@[\w-]+|@\{[\w-]+\})\s*\)/gi, 'alpha(opacity=$1)');
}

function problemAt(
  sheet: Sheet,
  offset: number,
  { code, message }: Pick<SheetProblem, 'code' | 'message'>,
): SheetProblem {
  const before = sheet.text.slice(0, offset).split('\n');
  return { code, sheet: sheet.name, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}

import { isTweakValue, type Tweak, tweaksOf } from '@veranda/domain/design/tweaks';

/** A sheet of a theme, as text. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

/** The one LESS source of a theme's sheets, with what had to be left out. */
export interface LessSource {
  readonly source: string;
  readonly tweaks: readonly Tweak[];
  readonly problems: readonly string[];
}

/**
 * Puts a theme's sheets into one scope, in order: plain `.css` files too. The owner's tweak values stand in place of
 * the defaults; imports of the platform become its own rules, remote ones are left alone, others are dropped.
 */
export function lessSource(sheets: readonly Sheet[], values: Readonly<Record<string, string>>): LessSource {
  const problems: string[] = [];
  const tweaks = sheets.flatMap((sheet) => tweaksOf(sheet.text));
  const parts = sheets.map((sheet) => {
    const text = isPlainCss(sheet.name) ? escapedCss(sheet.text) : sheet.text;
    return `/* ${sheet.name.replaceAll('*/', '')} */\n${withImports(text, problems)}`;
  });
  return { source: [...parts, tweakOverrides(tweaks, values, problems)].join('\n'), tweaks, problems };
}

// In LESS the last definition of a variable holds everywhere in its scope, so owner's values stand at the end.
function tweakOverrides(
  tweaks: readonly Tweak[],
  values: Readonly<Record<string, string>>,
  problems: string[],
): string {
  const lines: string[] = [];
  for (const tweak of tweaks) {
    const given = Object.hasOwn(values, tweak.variable) ? values[tweak.variable] : undefined;
    const fits = given !== undefined && isTweakValue(tweak, given);
    if (given !== undefined && !fits)
      problems.push(`The value of the tweak "${tweak.variable}" is not one of its kind.`);
    if (fits) lines.push(`@${tweak.variable}: ${given};`);
    if (tweak.type === 'font') lines.push(...fontSiblings(tweak.variable, fits ? given : tweak.default));
  }
  return lines.join('\n');
}

const fontParts: readonly (readonly [string, RegExp, string])[] = [
  ['font-family', /font-family\s*:\s*([^;]+)/i, 'inherit'],
  ['font-size', /font-size\s*:\s*([^;]+)/i, '1em'],
  ['font-weight', /font-weight\s*:\s*([^;]+)/i, 'normal'],
  ['font-style', /font-style\s*:\s*([^;]+)/i, 'normal'],
  ['line-height', /line-height\s*:\s*([^;]+)/i, 'normal'],
  ['letter-spacing', /letter-spacing\s*:\s*([^;]+)/i, 'normal'],
  ['text-transform', /text-transform\s*:\s*([^;]+)/i, 'none'],
];

/** A font tweak also defines `@<name>-font-size` and its siblings. */
function fontSiblings(variable: string, value: string): string[] {
  const body = value.replace(/^\{|\}$/g, '');
  return fontParts.map(([part, pattern, otherwise]) => {
    const found = pattern.exec(body)?.[1]?.trim();
    const bare =
      part === 'font-family' && !body.includes(':') && body.trim() !== '' ? body.trim() : otherwise;
    return `@${variable}-${part}: ${found ?? bare};`;
  });
}

const importPattern = /@import\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?["']?([^"');\s]+)["']?\s*\)?[^;\n]*;?/g;

function withImports(text: string, problems: string[]): string {
  return text.replace(importPattern, (whole, target: string) => {
    if (/^(?:https?:)?\/\//i.test(target))
      return whole.replace(/@import\s+(?:\([^)]*\)\s*)?/, '@import (css) ');
    const name = target.replace(/^.*\//, '').replace(/\.(?:less|css)$/, '');
    if (Object.hasOwn(systemSheets, name)) return systemSheets[name] ?? '';
    problems.push(`The import "${target}" is no sheet of the platform; list it in template.conf instead.`);
    return '';
  });
}

// The mixins that real themes import: a grid that breaks below a width, and the clearing of floats.
const systemSheets: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': `.sqs-grid-breaker() { .sqs-layout .sqs-row, .v-grid { width: auto !important; } .sqs-layout .sqs-row .sqs-col { width: auto !important; float: none !important; margin: 0 !important; } }
.squarespace-grid-breaker() { .sqs-grid-breaker(); }`,
  'sqs-mixins': `.clear() { &::after { content: ""; display: table; clear: both; } }
.clearfix() { .clear(); }`,
  reset: '',
};

function isPlainCss(name: string): boolean {
  return name.endsWith('.css');
}

// What LESS would read as its own is told to leave alone: filters, old hacks and slashes stay as they are written.
function escapedCss(text: string): string {
  return text.replace(/(filter|-ms-filter)\s*:\s*([^;}~]+)/gi, (_whole, name: string, value: string) =>
    /progid|alpha\(/i.test(value) ? `${name}: ~"${value.trim().replaceAll('"', "'")}"` : `${name}: ${value}`,
  );
}

/**
 * The source without the top-level statement that stands on a line: used when the compiler names one that fails, so
 * that one mistake does not cost the sheet. Null when there is no statement there.
 */
export function withoutStatementAt(
  source: string,
  line: number,
): { readonly source: string; readonly dropped: string } | null {
  const target =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const statement = topLevelStatements(source).find((each) => each.end > target);
  if (statement === undefined) return null;
  const dropped = source.slice(statement.start, statement.end);
  const blank = dropped.replace(/[^\n]/g, '');
  return {
    source: source.slice(0, statement.start) + blank + source.slice(statement.end),
    dropped: dropped.trim(),
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

// Splits at `;` and `}` of the outermost level; strings and comments are passed over.
function topLevelStatements(source: string): readonly Span[] {
  const spans: Span[] = [];
  const token =
    /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)|[{};]/g;
  let depth = 0;
  let start = 0;
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    const [text] = found;
    if (text === '{') depth += 1;
    if (text === '}') depth = Math.max(0, depth - 1);
    if ((text === '}' || text === ';') && depth === 0) {
      const end = found.index + 1;
      spans.push({ start: start + (/^\s*/.exec(source.slice(start, end))?.[0].length ?? 0), end });
      start = end;
    }
  }
  if (source.slice(start).trim() !== '') spans.push({ start, end: source.length });
  return spans;
}

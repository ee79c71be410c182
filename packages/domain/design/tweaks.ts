import { readColour } from './colour-string.ts';
import { maxKitLength, readFontKit } from './font-kit.ts';
import { parseLenientJson } from './lenient-json.ts';

/** Page types of tweaks (administration §2). */
export const tweakPageTypes = [
  'splash page',
  'lock screen',
  'popup overlay',
  'checkout',
  'style',
  'sso page',
] as const;
export type TweakPageType = (typeof tweakPageTypes)[number];

/**
 * A choice that a theme offers its owner: a comment `tweak: {…}` before the LESS variable or rule that it
 * sets.
 */
export interface Tweak {
  /** The LESS variable without `@`, or the class of the rule without its dot. */
  readonly variable: string;
  /** Form of the declaration: `@name: …;`, `.name {…}` or `.name() {…}`. */
  readonly form: 'variable' | 'rule' | 'mixin';
  readonly type: 'color' | 'value' | 'font' | 'kit' | 'dropdown' | 'checkbox' | 'other';
  /** Kind of page that it is for; most are for the style of the whole site. */
  readonly pageType: TweakPageType;
  readonly title: string;
  readonly category: string;
  readonly default: string;
  /** Range of a value, its step and unit. */
  readonly range: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly unit: string;
  } | null;
  /** Options of a dropdown. */
  readonly options: readonly string[];
}

// The comment, then the declaration that it describes: `@name: value;`, `.name {…}` or `.name() {…}`. A
// comment that describes nothing is matched too, so that what it holds is looked at once.
const comment = /(?:\/\/[ \t]*tweak:[ \t]*([^\n]*)(?:\n|$)|\/\*[ \t]*tweak:((?:(?!\*\/)[\s\S])*)(?:\*\/|$))/;
const variableDeclaration = /@([\w-]+)\s*:\s*(\{[^{}]*\}|[^;\n]*);?/;
const ruleDeclaration = /\.([\w-]+)[ \t]*(\([ \t]*\))?\s*(\{[^{}]*\})/;
const annotated = new RegExp(
  `${comment.source}\\s*(?:${variableDeclaration.source}|${ruleDeclaration.source})?`,
  'g',
);

/** Every tweak of a sheet, in order. Comments that cannot be read count as a tweak of the type `other`. */
export function tweaksOf(sheet: string): readonly Tweak[] {
  const comments = [...sheet.matchAll(annotated)];
  const describing = comments.filter((comment) => comment[3] !== undefined || comment[5] !== undefined);
  return describing.map((match) => {
    const described = parseLenientJson(match[1] ?? match[2] ?? '');
    const spec = (typeof described === 'object' && described !== null ? described : {}) as Record<
      string,
      unknown
    >;
    const declared = (match[4] ?? match[7] ?? '').trim();
    const variable = match[3] ?? match[5] ?? '';
    const isCheckbox = spec['type'] === 'checkbox';
    return {
      variable,
      form: match[3] !== undefined ? 'variable' : match[6] === undefined ? 'rule' : 'mixin',
      type: typeOf(spec['type']),
      pageType: tweakPageTypes.find((pageType) => pageType === spec['pageType']) ?? 'style',
      title: textOf(spec['title']) || variable,
      category: textOf(spec['category']),
      default: textOf(spec['default']) || (isCheckbox ? checkedOf(spec, declared) : declared),
      range: rangeOf(spec),
      options: Array.isArray(spec['options']) ? spec['options'].map(String) : [],
    };
  });
}

// A checkbox before a rule, whose class is on the body, says itself whether it is on.
function checkedOf(spec: Readonly<Record<string, unknown>>, declared: string): string {
  return /^(?:true|false)$/.test(declared) ? declared : String(textOf(spec['active']) === 'true');
}

function typeOf(type: unknown): Tweak['type'] {
  switch (type) {
    case 'color':
    case 'value':
    case 'font':
    case 'kit':
    case 'dropdown':
    case 'checkbox':
      return type;
    default:
      return 'other';
  }
}

function rangeOf(spec: Readonly<Record<string, unknown>>): Tweak['range'] {
  const [min, max] = [Number.parseFloat(textOf(spec['min'])), Number.parseFloat(textOf(spec['max']))];
  if (Number.isNaN(min) || Number.isNaN(max)) return null;
  const unit = /[a-z%]+$/i.exec(textOf(spec['max']))?.[0] ?? textOf(spec['unit']);
  return { min, max, step: Number.parseFloat(textOf(spec['step'])) || 1, unit };
}

// Hex digits with an alpha, which style sheets know beside what `readColour` takes.
const hexWithAlpha = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i;
const length = /^-?\d{1,5}(?:\.\d{1,4})?(?:px|em|rem|%|vw|vh|ms|s|deg|fr)?$/;

/** Characters of the longest value of a tweak. */
const maxTweakLength = 200;

/**
 * True when an owner's value may replace the tweak: nothing that could end the declaration or fetch anything.
 */
export function isTweakValue(tweak: Tweak, value: string): boolean {
  if (value.length > (tweak.type === 'kit' ? maxKitLength : maxTweakLength)) return false;
  switch (tweak.type) {
    case 'color':
      return readColour(value) !== null || hexWithAlpha.test(value);
    case 'value': {
      if (!length.test(value)) return false;
      const number = Number.parseFloat(value);
      return tweak.range === null || (number >= tweak.range.min && number <= tweak.range.max);
    }
    case 'dropdown':
      return tweak.options.includes(value);
    case 'checkbox':
      return value === 'true' || value === 'false';
    case 'font':
      return /^(?:\{[\w\s'",.:;%-]*\}|[\w\s'",.%-]+)$/.test(value);
    case 'kit':
      return readFontKit(value) !== null;
    case 'other':
      return /^[\w\s#.,%'-]+$/.test(value);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

import type { DesignChange, DesignValues } from './design-values.ts';

/** Characters of the longest custom CSS of a site. */
export const maxCustomCss = 50_000;

/**
 * Kinds of faults of custom CSS: what no browser could read, what is never closed, an import, an address outside
 * of the site, what old browsers run, and markup.
 */
export const cssFaults = ['syntax', 'unclosed', 'import', 'address', 'script', 'markup'] as const;

/** Faults that are told at once. */
export const maxProblems = 20;

/** Fault of custom CSS, with its line from 1. */
export interface CssProblem {
  readonly line: number;
  readonly fault: (typeof cssFaults)[number];
}

/**
 * What may not be in custom CSS, twenty of each kind at most. A comment or a string is no reason to let it pass:
 * nothing depends on reading the source exactly as every browser does.
 */
export function forbiddenInCss(css: string): readonly CssProblem[] {
  const source = withoutEscapes(css);
  return rules.flatMap((rule) => broken(source, rule));
}

/** A pattern that may not be in a source, or not before a text that `isFault`. */
interface Rule {
  readonly fault: CssProblem['fault'];
  readonly pattern: RegExp;
  readonly isFault?: (following: string) => boolean;
}

// A path of the site's host, a part of the page, or a picture or font within the sheet.
const ownAddress = /^(?:#|\/(?![/\\])|data:(?:image|font)\/)/i;
const foreignAddress = /^(?:[/\\]{2}|(?:https?|ftp|wss?|file|blob|filesystem|javascript|vbscript|about):)/i;

const rules: readonly Rule[] = [
  { fault: 'import', pattern: /@import\b/gi },
  { fault: 'script', pattern: /(?<![\w-])(?:expression\s*\(|(?:behavior|-moz-binding)\s*:)/gi },
  { fault: 'markup', pattern: /<\/?(?:style|script)\b|<!--/gi },
  {
    fault: 'address',
    pattern: /\b(?:url|src)\(\s*["']?/gi,
    isFault: (following) => !ownAddress.test(following),
  },
  // Other functions than url() take strings as addresses.
  { fault: 'address', pattern: /["']/g, isFault: (following) => foreignAddress.test(following) },
];

// Everything up to the space.
const blanks = /[^!-\uffff]+/g;

function broken(source: string, { fault, pattern, isFault = () => true }: Rule): CssProblem[] {
  const problems: CssProblem[] = [];
  for (const { 0: text, index } of source.matchAll(pattern)) {
    // Browsers leave blanks and control characters out of an address.
    const end = index + text.length;
    const following = source.slice(end, end + 200).replace(blanks, '');
    if (isFault(following)) problems.push({ line: lineAt(source, index), fault });
    if (problems.length === maxProblems) break;
  }
  return problems;
}

// `\75rl(` is `url(`.
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|\n|(.))/gi, (_, code?: string, other?: string) => {
    if (code === undefined) return other ?? '';
    const point = Number.parseInt(code, 16);
    return point === 0 || point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
  });
}

/** The line of a place in a source, from 1. */
export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

/** Name of the custom CSS among the values of a session of the design: no variable of a theme has a blank. */
const nameInSession = 'custom css';

/** The values of a session: those of tweaks and the custom CSS. */
export function sessionValues(tweaks: DesignValues, customCss: string): DesignValues {
  return customCss === '' ? tweaks : { ...tweaks, [nameInSession]: customCss };
}

/** The values of a session as what they are values of. */
export function partsOfSession({ [nameInSession]: customCss = '', ...tweaks }: DesignValues): {
  readonly tweaks: DesignValues;
  readonly customCss: string;
} {
  return { tweaks, customCss };
}

/** Other custom CSS, as values for a session. */
export function changedCustomCss(customCss: string): Readonly<Record<string, string | null>> {
  return { [nameInSession]: customCss === '' ? null : customCss };
}

/** Other custom CSS in the place of what its author has seen, as a change of the design. */
export function cssChange(css: string, was: string): DesignChange {
  return { name: nameInSession, value: css === '' ? null : css, was: was === '' ? null : was };
}

/** The changes of a session: those of tweaks, and that of the custom CSS. */
export function partsOfChanges(changes: readonly DesignChange[]): {
  readonly tweaks: readonly DesignChange[];
  readonly customCss: DesignChange | undefined;
} {
  return {
    tweaks: changes.filter(({ name }) => name !== nameInSession),
    customCss: changes.find(({ name }) => name === nameInSession),
  };
}

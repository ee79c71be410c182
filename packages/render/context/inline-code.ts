import { followButtonScript } from '../formatters/fragments/follow-button.ts';
import { systemPartials } from '../partials/all.ts';
import { audioPlayer } from '../formatters/fragments/fragments.ts';

/** Bodies of inline scripts and styles, each exactly as it is between its tags. */
export interface InlineCode {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

// One walk over the page: what is inside of a script is no style, and the other way round.
const codeElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\b[^>]*>/gi;

/** Scripts that the formatters of the language and the platform's own partials write. */
const ofPlatform = [
  ...inlineCodeIn(audioPlayer).scripts,
  ...[...systemPartials.values()].flatMap((partial) => [...inlineCodeIn(partial).scripts]),
  followButtonScript,
];

/**
 * Inline code that a theme's own files, as they are written, and the platform are allowed to run on their
 * pages. It is known before anything is put into a page, so that nothing which a page carries can be its own
 * permission. A script with an instruction in it is another one once the instruction has run, and is not
 * known.
 */
export function knownCode(sources: Iterable<string>): InlineCode {
  const blocks = [...sources].map(inlineCodeIn);
  return {
    scripts: new Set([...ofPlatform, ...blocks.flatMap(({ scripts }) => [...scripts])]),
    styles: new Set(blocks.flatMap(({ styles }) => [...styles])),
  };
}

/**
 * The inline scripts and styles that a browser would run or apply: data of another type and files are none.
 */
export function inlineCodeIn(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.matchAll(codeElements))
    if (name.toLowerCase() === 'style') styles.add(body);
    else if (isRun(attributes) && body !== '') scripts.add(body);
  return { scripts, styles };
}

/** Known part of a page's inline code; `strange` is how many others there are. */
export function admittedCode(html: string, known: InlineCode): InlineCode & { readonly strange: number } {
  const carried = inlineCodeIn(html);
  const scripts = both(carried.scripts, known.scripts);
  const styles = both(carried.styles, known.styles);
  const strange = carried.scripts.size + carried.styles.size - scripts.size - styles.size;
  return { scripts, styles, strange };
}

function both(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some].filter((source) => others.has(source)));
}

function isRun(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return !type.includes('/') || /(?:java|ecma|j|live)script/i.test(type);
}

/** Code of the owner on every page of a site: at the end of its head, and at the end of its body. */
export interface InjectedCode {
  readonly header: string;
  readonly footer: string;
}

/** Characters of one piece of injected code. */
export const maxInjectedCode = 20_000;

/** Fault of injected code at a line, from 1: an element or a comment that swallows the page, or an element of the page itself. */
interface CodeFault {
  readonly line: number;
  readonly fault: 'unclosed' | 'frame';
  /** Name of the element; `!--` of a comment. */
  readonly name: string;
}

// Within these a browser reads everything as text until their end; a template keeps all of it from being shown.
const enclosing = 'script|style|title|textarea|noscript|template|iframe|xmp|noembed|noframes';
const opening = new RegExp(
  `<(!--|(?:${enclosing})(?=[\\s/>]))|<(/?(?:html|head|body)|base|plaintext|frameset)(?=[\\s/>])`,
  'gi',
);

/** First fault of a piece of code; null for none. What follows the code on the page must be read as part of the page. */
export function injectedCodeFault(code: string): CodeFault | null {
  for (let from = 0; ; ) {
    opening.lastIndex = from;
    const found = opening.exec(code);
    if (!found) return null;
    const [, start, frame] = found;
    const line = code.slice(0, found.index).split('\n').length;
    if (frame !== undefined) return { line, fault: 'frame', name: frame.toLowerCase() };
    const name = (start ?? '').toLowerCase();
    const end = endOf(code, name, opening.lastIndex);
    if (end < 0) return { line, fault: 'unclosed', name };
    from = end;
  }
}

function endOf(code: string, name: string, from: number): number {
  const end = name === '!--' ? /-->/g : new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.test(code) ? end.lastIndex : -1;
}

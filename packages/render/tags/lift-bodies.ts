import { tagsOf } from './read-tags.ts';

/**
 * Lifts the bodies of paired platform tags out untouched, so that the template does not run in them: each
 * becomes a mark, and the body is kept in `bodies` under the mark's number. Attributes stay: instructions in
 * them run.
 */
export function liftBodies(source: string, bodies: string[]): string {
  let lifted = '';
  let at = 0;
  for (const { name, body, headEnd, end } of tagsOf(source)) {
    lifted += source.slice(at, headEnd);
    if (body !== null) lifted += `${body === '' ? '' : markOf(bodies.push(body) - 1)}</squarespace:${name}>`;
    at = end;
  }
  return lifted + source.slice(at);
}

function markOf(index: number): string {
  return `<!--v-body:${index}-->`;
}

/** The body that a mark stands for; text that is no mark is its own body. */
export function bodyOf(text: string | null, bodies: readonly string[]): string | null {
  if (text === null) return null;
  const index = /^<!--v-body:(\d+)-->$/.exec(text.trim())?.[1];
  return index === undefined ? text : (bodies[Number(index)] ?? '');
}

/** A mark for text that nothing may touch until the page is done: a body of `escape`. */
export function keepVerbatim(text: string, verbatim: string[]): string {
  return text === '' ? '' : `<!--v-verbatim:${verbatim.push(text) - 1}-->`;
}

/** Puts the texts that were kept in the place of their marks. */
export function withVerbatim(html: string, verbatim: readonly string[]): string {
  if (verbatim.length === 0) return html;
  return html.replace(/<!--v-verbatim:(\d+)-->/g, (_, index: string) => verbatim[Number(index)] ?? '');
}

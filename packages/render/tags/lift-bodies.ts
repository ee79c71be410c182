import { tagsOf } from './read-tags.ts';

/**
 * Lifts the bodies of paired platform tags out untouched, so that the template does not run in them: each
 * becomes a mark, and the body is kept in `bodies` under the mark's number. Attributes stay: instructions in
 * them run.
 */
export function liftBodies(source: string, bodies: string[]): string {
  let lifted = '';
  let position = 0;
  for (const { name, body, headEnd, end } of tagsOf(source)) {
    lifted += source.slice(position, headEnd);
    if (body !== null) lifted += `${body === '' ? '' : markOf(bodies.push(body) - 1)}</squarespace:${name}>`;
    position = end;
  }
  return lifted + source.slice(position);
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

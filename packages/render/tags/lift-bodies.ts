import { findTag } from './read-tags.ts';

/**
 * Lifts the bodies of paired platform tags out untouched, so that the template does not run in them: each becomes a
 * mark, and the body is kept in `bodies` under the mark's number. Attributes stay: instructions in them run.
 */
export function liftBodies(source: string, bodies: string[]): string {
  let lifted = '';
  let at = 0;
  for (let tag = findTag(source, 0); tag !== null; tag = findTag(source, at)) {
    if (tag.body === null) {
      lifted += source.slice(at, tag.end);
      at = tag.end;
      continue;
    }
    const bodyAt = source.indexOf(tag.body, tag.start + 1);
    const head = source.slice(at, tag.body === '' ? tag.end : bodyAt);
    lifted +=
      tag.body === '' ? head : `${head}${markOf(bodies.push(tag.body) - 1)}</squarespace:${tag.name}>`;
    at = tag.end;
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

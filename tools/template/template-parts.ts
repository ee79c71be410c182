import { type FoundTag, tagsOf } from '@veranda/render/tags/read-tags';

/** A template of a file: the file itself, or the body of a platform tag, which is a template of its own. */
interface TemplatePart {
  /** The source, blank where other templates stand, so that every offset is that of the file. */
  readonly text: string;
  readonly tags: readonly FoundTag[];
}

/** The templates of a file, bodies within bodies too. Those of `escape` are no templates. */
export function templateParts(text: string): readonly TemplatePart[] {
  const tags = tagsOf(text);
  const bodies = tags.filter((tag) => tag.body !== null);
  let own = '';
  let at = 0;
  for (const { headEnd, body } of bodies) {
    const end = headEnd + (body ?? '').length;
    own += text.slice(at, headEnd) + blank(text.slice(headEnd, end));
    at = end;
  }
  const inner = bodies
    .filter(({ name }) => name !== 'escape')
    .flatMap(({ headEnd, body }) => templateParts(blank(text.slice(0, headEnd)) + (body ?? '')));
  return [{ text: own + text.slice(at), tags }, ...inner];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

import { renderDocument } from '../blocks/render-section.ts';
import { element } from '../escape-html.ts';
import { runTemplate, type Session } from '../context/session.ts';
import { bodyOf, liftBodies } from './lift-bodies.ts';
import { keepVerbatim } from '../context/verbatim.ts';
import { categoryContext, queryContext, relatedContext, type TagPlace } from './collection-tags.ts';
import { imageTag } from './image-tag.ts';
import { folderNavigationTag, navigationTag, type TagBody } from './navigation-tags.ts';
import { type FoundTag, tagsOf } from './read-tags.ts';

/** Tags inside the bodies of tags, at most this deep. */
const deepest = 8;

/**
 * Resolves the platform's tags in what a template gave. The body of a paired tag is a template of its own: it
 * runs here, with the tag's context, and the tags in its output are resolved in turn. The body of `escape`
 * becomes a mark, so that it stays as it is written when the page is done. A tag that fails is named to the
 * owner and leaves nothing behind, and so do tags nested too deep.
 */
export function resolveTags(session: Session, html: string, place: TagPlace): string {
  if (!/<squarespace:/i.test(html)) return html;
  if (session.state.depth >= deepest) {
    session.errors.push({
      code: 'TAG_TOO_DEEP',
      message: `Tags may stand at most ${deepest} deep in one another.`,
    });
    return '';
  }
  let resolved = '';
  let position = 0;
  session.state.depth += 1;
  for (const tag of tagsOf(html)) {
    resolved += html.slice(position, tag.start) + safeHtml(session, tag, place);
    position = tag.end;
  }
  session.state.depth -= 1;
  return resolved + html.slice(position);
}

function safeHtml(session: Session, tag: FoundTag, place: TagPlace): string {
  const { depth } = session.state;
  try {
    return tagHtml(session, tag, place);
  } catch (error) {
    session.state.depth = depth;
    const reason = error instanceof Error ? error.message : String(error);
    session.errors.push({ code: 'TAG_FAILED', message: `<squarespace:${tag.name}> failed: ${reason}` });
    return '';
  }
}

function tagHtml(session: Session, tag: FoundTag, place: TagPlace): string {
  const { attributes } = tag;
  const body = bodyOf(tag.body, session.bodies);
  switch (tag.name) {
    case 'navigation':
      return bodyHtml(session, navigationTag(session, { attributes, body }), place);
    case 'folder-navigation':
      return bodyHtml(session, folderNavigationTag(session, { attributes, body }), place);
    case 'block-field':
      return resolveTags(session, blockField(session, attributes), place);
    case 'script':
      return scriptTag(session, attributes);
    case 'image':
      return imageTag(session, attributes);
    case 'query':
      return bodyHtml(session, { body, context: queryContext(session, attributes) }, place);
    case 'category':
      return bodyHtml(
        session,
        { body: body ?? '{@|apply category-nav}', context: categoryContext(session, attributes, place) },
        place,
      );
    case 'related':
      return bodyHtml(
        session,
        { body: body ?? '{@|apply related}', context: relatedContext(session, attributes, place) },
        place,
      );
    case 'escape':
      return keepVerbatim(body ?? '', session.verbatim);
    default:
      session.errors.push({ code: 'TAG_UNKNOWN', message: `There is no tag <squarespace:${tag.name}>.` });
      return '';
  }
}

function bodyHtml(session: Session, { body, context }: TagBody, place: TagPlace): string {
  if (body === null) return '';
  const template = liftBodies(body, session.bodies);
  return resolveTags(session, runTemplate(session, template, context), place);
}

function blockField(session: Session, attributes: Readonly<Record<string, string>>): string {
  const id = attributes['id'] ?? '';
  const fields = session.snapshot.blockFields ?? {};
  const document = Object.hasOwn(fields, id) ? (fields[id] ?? null) : null;
  return element(
    'div',
    { class: 'v-block-field', 'data-block-field': id },
    renderDocument(session, document),
  );
}

function scriptTag(session: Session, attributes: Readonly<Record<string, string>>): string {
  const source = (attributes['src'] ?? '').replace(/^\/+/, '');
  if (!/^[\w./-]+\.js$/.test(source) || source.includes('..')) {
    session.errors.push({ code: 'TAG_SCRIPT_REFUSED', message: `"${source}" is no script of the theme.` });
    return '';
  }
  return `<script src="/theme-assets/${session.theme.key}/scripts/${source}" defer></script>`;
}

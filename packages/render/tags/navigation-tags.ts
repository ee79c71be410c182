import type { NavigationLink } from '@veranda/domain/navigation/links';
import { folderBehaviors } from '@veranda/domain/pages/folder';
import { collectionContext } from '../context/collection-context.ts';
import type { Session } from '../context/session.ts';
import { menuLinks } from '../context/menu-links.ts';
import { websiteContext } from '../context/website-context.ts';

type Attributes = Readonly<Record<string, string>>;

/** A navigation's tag as it is written. */
interface WrittenTag {
  readonly attributes: Attributes;
  readonly body: string | null;
}

/** The template of a tag and what it runs with; null: nothing is drawn. */
export interface TagBody {
  readonly body: string | null;
  readonly context: unknown;
}

/**
 * `<squarespace:navigation navigationId="main" template="navigation">`: a navigation through its own body or,
 * where it has none, through a block of the theme.
 */
export function navigationTag(session: Session, tag: WrittenTag): TagBody {
  const id = tag.attributes['navigationid'] || 'main';
  return drawn(session, tag, { id, links: menuLinks(session, id) });
}

/** `<squarespace:folder-navigation>`: the entries beside and below the page that is looked at. */
export function folderNavigationTag(session: Session, tag: WrittenTag): TagBody {
  const open = [...menuLinks(session, 'main'), ...menuLinks(session, 'footer')].find(
    (link) => link.open && link.children.length > 0,
  );
  if (open === undefined) return { body: null, context: {} };
  return drawn(session, tag, { id: 'folder', links: open.children });
}

function drawn(
  session: Session,
  { attributes, body }: WrittenTag,
  { id, links }: { readonly id: string; readonly links: readonly NavigationLink[] },
): TagBody {
  const context = {
    ...websiteContext(session),
    navigationId: id,
    active: links.some((link) => link.open),
    items: links.map((link) => linkContext(session, link)),
  };
  if (body !== null && body.trim() !== '') return { body, context };
  const template = attributes['template'] || 'navigation';
  return { body: `{@|apply ${partialName(session, template)}}`, context };
}

// Public themes read `collection` or `externalLink`; ours read the plain keys.
function linkContext(session: Session, link: NavigationLink): Readonly<Record<string, unknown>> {
  const items = link.children.map((child) => linkContext(session, child));
  const folder = items.length > 0 || link.collection?.folder !== undefined;
  const behavior = link.collection?.folder;
  const collection =
    link.collection === null
      ? null
      : {
          ...collectionContext(session, link.collection),
          navigationTitle: link.title,
          folder,
          ...(behavior === undefined ? {} : { folderBehavior: folderBehaviors[behavior] }),
          items,
        };
  return {
    title: link.title,
    url: link.href,
    active: link.active,
    folderActive: link.open,
    external: link.external,
    newWindow: link.newWindow,
    linkTarget: link.newWindow ? ' target="_blank" rel="noopener"' : '',
    ariaCurrent: link.active ? ' aria-current="page"' : '',
    hasItems: items.length > 0,
    folder,
    ...(behavior === undefined ? {} : { folderBehavior: folderBehaviors[behavior] }),
    ...(collection === null
      ? { externalLink: { title: link.title, url: link.href, newWindow: link.newWindow } }
      : { collection }),
    items,
  };
}

// Names are written `navigation`, `navigation.block` or with a path in real themes.
function partialName(session: Session, name: string): string {
  const plain = name.replace(/^.*\//, '').replace(/[^A-Za-z0-9_.-]/g, '');
  if (session.theme.partials.has(plain)) return plain;
  session.errors.push({
    code: 'TAG_TEMPLATE_MISSING',
    message: `The theme has no block "${plain}" for its navigation.`,
  });
  return 'navigation';
}

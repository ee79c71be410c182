import { textAt } from '@veranda/domain/blocks/kind';
import { navigation } from '@veranda/domain/blocks/navigation/navigation';
import type { NavigationLink } from '@veranda/domain/navigation/links';
import { menuLinks } from '../../context/menu-links.ts';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const navigationView: BlockView = {
  kind: navigation,
  template,
  context,
  inline: (value) => (textAt(value, 'title') === '' ? [] : [{ path: 'title', selector: '.v-pages-title' }]),
};

function context(session: Session, { id, value }: CompleteBlock) {
  const links = menuLinks(session, textAt(value, 'menu'));
  if (links.length === 0) return null;
  return {
    titleId: `pages-${id}`,
    title: textAt(value, 'title'),
    label: session.strings['siteMenuLabel'],
    layout: textAt(value, 'layout'),
    links: links.map((link) => pageLink(link, value['showNested'] === true)),
  };
}

/** A link of a menu as the lists of pages in blocks draw it. */
export function pageLink(
  { title, href, active, newWindow, children, collection }: NavigationLink,
  showsNested: boolean,
) {
  return {
    title,
    href,
    attributes: `${newWindow ? ' target="_blank" rel="noopener"' : ''}${active ? ' aria-current="page"' : ''}`,
    description: collection?.description ?? '',
    links: showsNested ? children.map((child): object => pageLink(child, true)) : [],
  };
}

import { type NavigationLink, navigationLinks } from '@veranda/domain/navigation/links';
import type { Session } from './session.ts';

/** The entries of a menu of the site that a visitor can follow: the main one, or the footer's. */
export function menuLinks(session: Session, menu: string): readonly NavigationLink[] {
  const { main, footer } = session.snapshot.navigation;
  const nodes = /footer|secondary/i.test(menu) ? footer : main;
  return navigationLinks(nodes, session.snapshot, session.path);
}

import { folder } from '@veranda/domain/blocks/folder/folder';
import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { navigationLinks } from '@veranda/domain/navigation/links';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import { pageLink } from '../navigation/navigation.ts';
import template from './block.html?raw';

export const folderView: BlockView = { kind: folder, template, context: folderContext };

/** Context of the pages of a folder, which an index draws too; null where the folder is gone or empty. */
export function folderContext(session: Session, { id, value }: CompleteBlock) {
  const { main, footer } = session.snapshot.navigation;
  const node = findNode([...main, ...footer], textAt(value, 'folderId'));
  const links = node ? navigationLinks(node.children, session.snapshot, session.path) : [];
  if (!node || links.length === 0) return null;
  return {
    titleId: `pages-${id}`,
    title: flagAt(value, 'showTitle') ? node.title : '',
    label: node.title,
    layout: textAt(value, 'layout'),
    links: links.map((link) => ({
      ...pageLink(link, true),
      showsNotes: flagAt(value, 'showDescriptions'),
    })),
  };
}

// By the id of its entry in the menus, or of its page.
function findNode(nodes: readonly NavigationNode[], id: string): NavigationNode | null {
  for (const node of nodes) {
    const isIt = node.id === id || (node.target.kind === 'collection' && node.target.collectionId === id);
    const found = isIt ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}

import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';

/** Takes every entry that leads to the page out of both navigations. */
export async function unlinkPage(tx: SiteTransaction, pageId: string): Promise<void> {
  await changeNavigation(tx, (nodes) => without(nodes, pageId));
}

/** A page's name in the navigation, before and after. */
interface Relabelling {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives every entry that leads to the page by its old name the new one; those with words of their own keep
 * them.
 */
export async function relabelPage(tx: SiteTransaction, relabelling: Relabelling): Promise<void> {
  await changeNavigation(tx, (nodes) => relabelled(nodes, relabelling));
}

async function changeNavigation(
  tx: SiteTransaction,
  change: (nodes: readonly NavigationNode[]) => readonly NavigationNode[],
): Promise<void> {
  const row = await findSettings(tx);
  if (!row) return;
  const { main, footer } = row.doc.navigation;
  const navigation = { main: change(main), footer: change(footer) };
  if (JSON.stringify(navigation) === JSON.stringify({ main, footer })) return;
  await saveSettings(tx, { doc: { ...row.doc, navigation }, version: row.version });
}

function without(nodes: readonly NavigationNode[], pageId: string): NavigationNode[] {
  return nodes
    .filter((node) => !leadsTo(node, pageId))
    .map((node) => ({ ...node, children: without(node.children, pageId) }));
}

function relabelled(nodes: readonly NavigationNode[], relabelling: Relabelling): NavigationNode[] {
  const { id, from, to } = relabelling;
  return nodes.map((node) => ({
    ...node,
    title: leadsTo(node, id) && node.title === from ? to : node.title,
    children: relabelled(node.children, relabelling),
  }));
}

function leadsTo({ target }: NavigationNode, pageId: string): boolean {
  return target.kind === 'collection' && target.collectionId === pageId;
}

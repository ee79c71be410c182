import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';

/** Takes every entry that leads to the page out of both navigations. */
export async function unlinkPage(tx: SiteTransaction, siteId: string, pageId: string): Promise<void> {
  await changeNavigation(tx, siteId, (nodes) => without(nodes, pageId));
}

/** Gives every entry that leads to the page its new name. */
export async function relabelPage(
  tx: SiteTransaction,
  siteId: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  await changeNavigation(tx, siteId, (nodes) => relabelled(nodes, id, title));
}

async function changeNavigation(
  tx: SiteTransaction,
  siteId: string,
  change: (nodes: readonly NavigationNode[]) => readonly NavigationNode[],
): Promise<void> {
  const row = await findSettings(tx, siteId);
  if (!row) return;
  const doc = JSON.parse(row.doc);
  const { main, footer } = doc.navigation;
  const navigation = { main: change(main), footer: change(footer) };
  if (JSON.stringify(navigation) === JSON.stringify({ main, footer })) return;
  await saveSettings(tx, siteId, { doc: JSON.stringify({ ...doc, navigation }), version: row.version });
}

function without(nodes: readonly NavigationNode[], pageId: string): NavigationNode[] {
  return nodes
    .filter((node) => !leadsTo(node, pageId))
    .map((node) => ({ ...node, children: without(node.children, pageId) }));
}

function relabelled(nodes: readonly NavigationNode[], pageId: string, title: string): NavigationNode[] {
  return nodes.map((node) => ({
    ...node,
    title: leadsTo(node, pageId) ? title : node.title,
    children: relabelled(node.children, pageId, title),
  }));
}

function leadsTo({ target }: NavigationNode, pageId: string): boolean {
  return target.kind === 'collection' && target.collectionId === pageId;
}

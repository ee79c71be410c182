import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Edit } from '@veranda/domain/documents/edit';
import { placementEdits, relabelEdits, unlinkEdits } from '@veranda/domain/navigation/menu-steps';
import {
  type MenuName,
  menuNames,
  type NavigationDocument,
} from '@veranda/domain/navigation/navigation-document';
import type { Refusal } from '@veranda/domain/refusal';
import { menuStepsEnglish } from '@veranda/messages/studio/menu-steps/compiled';
import { createTranslator } from '@veranda/messages/translator';
import type { SitesDeps } from '../deps.ts';
import { appendEdits } from './append-edits.ts';
import { navigationStore, readDocument } from './document-store.ts';

const t = createTranslator(menuStepsEnglish);

/** Somebody who changes a page whose menus follow. */
interface MenuContext extends Pick<SitesDeps, 'newId'> {
  readonly tx: SiteTransaction;
  readonly accountId: string;
}

/** A page as menus name it. */
interface LinkedPage {
  readonly id: string;
  readonly title: string;
}

/** Menus with an entry that leads to a page. */
export async function menusOf(tx: SiteTransaction, pageId: string): Promise<readonly MenuName[]> {
  const document = await readDocument(navigationStore, tx, tx.siteId);
  const leading = Object.values(document?.entries ?? {}).filter(
    ({ target }) => target.kind === 'collection' && target.collectionId === pageId,
  );
  return menuNames.filter((name) => leading.some(({ menu }) => menu === name));
}

/** Puts a page at the end of a menu. */
export async function linkPage(
  context: MenuContext,
  { id, title }: LinkedPage,
  menu: MenuName,
): Promise<Refusal | null> {
  const target = { kind: 'collection', collectionId: id } as const;
  const entry = { id: context.newId(), title: title.slice(0, 100).toWellFormed(), target };
  return follow(context, t('added', { name: nameOf(title) }), (menus) =>
    placementEdits(menus, entry, { menu }),
  );
}

/** Takes every entry that leads to the page out of the menus. */
export async function unlinkPage(context: MenuContext, { id, title }: LinkedPage): Promise<Refusal | null> {
  return follow(context, t('movedToTrash', { name: nameOf(title) }), (menus) => unlinkEdits(menus, id));
}

/**
 * Gives every entry that leads to the page by its old name the new one; those with words of their own keep
 * them.
 */
export async function relabelPage(
  context: MenuContext,
  relabelling: { readonly id: string; readonly from: string; readonly to: string },
): Promise<Refusal | null> {
  return follow(context, t('renamed', { name: nameOf(relabelling.from) }), (menus) =>
    relabelEdits(menus, relabelling),
  );
}

function follow(
  { tx, newId, accountId }: MenuContext,
  label: string,
  editsOf: (menus: NavigationDocument) => readonly Edit[],
): Promise<Refusal | null> {
  const key = { kind: 'navigation', id: tx.siteId } as const;
  return appendEdits({ tx, newId, store: navigationStore, key }, { label, accountId, editsOf });
}

// The label of a step holds 120 characters.
function nameOf(title: string): string {
  return title.slice(0, 80).toWellFormed();
}

import {
  getSiteLayout,
  type NavigationItem,
  type SiteLayout,
  updateNavigation,
} from '@veranda/contracts/site-layout';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { menuNames, menuTrees } from '@veranda/domain/navigation/navigation-document';
import { navigationNames, replaceMenuEdits, type SentEntry } from '@veranda/domain/navigation/site-layout';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { createTranslator } from '@veranda/messages/translator';
import { menuStepsEnglish } from '@veranda/messages/studio/menu-steps/compiled';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { appendEdits } from '../../services/sites/documents/append-edits.ts';
import type { DocumentHub } from '../../services/sites/documents/document-hub.ts';
import { navigationStore, readDocument } from '../../services/sites/documents/document-store.ts';

const t = createTranslator(menuStepsEnglish);

/** The navigations of a site as a program reads and writes them (administration §7). */
export function siteLayoutRoutes(deps: Deps, hub: DocumentHub): Route[] {
  return [
    route(getSiteLayout, (call) => deps.db.forSite(siteOf(call).id, readLayout, { readOnly: true })),
    route(updateNavigation, async (call) => {
      const { theme } = siteOf(call);
      const { fieldName, templateId, navigation } = call.body;
      const menu = menuNames.find((name) => navigationNames[name] === fieldName);
      if (menu === undefined) return refuse('navigation-not-found', { field: 'fieldName' });
      if (templateId !== theme) return refuse('unknown-template', { field: 'templateId' });
      const entries = sentEntries(navigation.items, 'navigation.items');
      if (isRefusal(entries)) return entries;
      const { newId } = deps;
      const saved = await transactionWithRefusal(deps.db, siteOf(call).id, async (tx) => {
        const context = {
          tx,
          newId,
          store: navigationStore,
          key: { kind: 'navigation', id: tx.siteId } as const,
        };
        const refused = await appendEdits(context, {
          label: t('menusChanged'),
          accountId: accountOf(call).id,
          editsOf: (document) => replaceMenuEdits(document, menu, { entries, newId }),
        });
        return refused ?? readLayout(tx);
      });
      if (!isRefusal(saved)) hub.wake();
      return saved;
    }),
  ];
}

async function readLayout(tx: SiteTransaction): Promise<SiteLayout | Refusal> {
  const document = await readDocument(navigationStore, tx, tx.siteId);
  if (!document) return refuse('navigation-not-found');
  const trees = menuTrees(document);
  return {
    layout: menuNames.map((menu) => ({ identifier: navigationNames[menu], links: trees[menu].map(linkOf) })),
  };
}

function linkOf({ title, target, children }: NavigationNode): SiteLayout['layout'][number]['links'][number] {
  return {
    title,
    collectionId: target.kind === 'collection' ? target.collectionId : null,
    externalLink: target.kind === 'external' ? { url: target.href, newWindow: target.newWindow } : null,
    memberAreaId: target.kind === 'member-area' ? target.memberAreaId : null,
    children: children.map(linkOf),
  };
}

type Items = EndpointInput<typeof updateNavigation>['body']['navigation']['items'];

function sentEntries(items: Items, path: string): SentEntry[] | Refusal {
  const entries: SentEntry[] = [];
  for (const [index, item] of items.entries()) {
    const field = `${path}.${String(index)}`;
    const target = targetOf(item);
    if (target === null)
      return refuse('malformed', {
        field,
        params: { field, problem: 'one of collectionId, externalLink and memberAreaId is needed' },
      });
    const below = sentEntries((item.items ?? []) as Items, `${field}.items`);
    if (isRefusal(below)) return below;
    entries.push({ title: item.title ?? '', target, below });
  }
  return entries;
}

// Null unless exactly one of the three is named.
function targetOf({ collectionId, externalLink, memberAreaId }: NavigationItem): SentEntry['target'] | null {
  if ([collectionId, externalLink, memberAreaId].filter(Boolean).length !== 1) return null;
  if (collectionId) return { kind: 'collection', collectionId };
  if (memberAreaId) return { kind: 'member-area', memberAreaId };
  if (!externalLink) return null;
  return { kind: 'external', href: externalLink.url, newWindow: externalLink.newWindow ?? false };
}

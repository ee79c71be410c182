import type { Asset } from '../media/asset.ts';
import type { AnyPart, ItemPart, PartKind, PartValues, SnapshotPart } from './parts.ts';
import type { NavigationNode, SiteSnapshot, SnapshotItem } from './snapshot.ts';

/**
 * The snapshot that parts make, the oldest first: of a file that several of them name, the newest counts. Items
 * of pages that are not there are left out, and so are links of the navigation to them.
 * @throws when the part of the site is missing
 */
export function assembleSnapshot(parts: readonly AnyPart[]): SiteSnapshot {
  const [site] = partsOf(parts, 'site');
  if (!site) throw new Error('the part of the site is missing');
  const collections = partsOf(parts, 'page').sort(byId);
  const shown = new Set(collections.map(({ id }) => id));
  const items = partsOf(parts, 'item').filter(({ collectionId }) => shown.has(collectionId));
  const forms = parts.flatMap((part) =>
    part.kind === 'form' ? [[part.id, part.content.part] as const] : [],
  );
  const products = partsOf(parts, 'product').flatMap(({ id, document }) =>
    Object.keys(document.sections).length === 0 ? [] : [[id, document] as const],
  );
  const translated = partsOf(parts, 'product').flatMap(({ id, translations }) =>
    translations ? [[id, translations] as const] : [],
  );
  return {
    schema: 1,
    ...site,
    navigation: {
      main: shownNodes(site.navigation.main, shown),
      footer: shownNodes(site.navigation.footer, shown),
    },
    collections,
    items: items.sort(byPlace).map(withoutPosition),
    ...(forms.length === 0 ? {} : { forms: Object.fromEntries(forms) }),
    ...(products.length === 0 ? {} : { products: Object.fromEntries(products) }),
    ...(translated.length === 0 ? {} : { productTranslations: Object.fromEntries(translated) }),
    assets: Object.assign({}, ...parts.map(({ content }) => content.assets)) as Record<string, Asset>,
  };
}

function partsOf<Kind extends PartKind>(parts: readonly AnyPart[], kind: Kind): PartValues[Kind][] {
  // Safe: a part of a kind has its value.
  return parts.flatMap((part) =>
    part.kind === kind ? [(part as unknown as SnapshotPart<Kind>).content.part] : [],
  );
}

function shownNodes(nodes: readonly NavigationNode[], shown: ReadonlySet<string>): NavigationNode[] {
  return nodes
    .filter((node) => node.target.kind !== 'collection' || shown.has(node.target.collectionId))
    .map((node) => ({ ...node, children: shownNodes(node.children, shown) }));
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function byPlace(a: ItemPart, b: ItemPart): number {
  if (a.collectionId !== b.collectionId) return a.collectionId < b.collectionId ? -1 : 1;
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return byId(a, b);
}

function withoutPosition({ position: _position, ...item }: ItemPart): SnapshotItem {
  return item;
}

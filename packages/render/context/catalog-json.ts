import type { CatalogView } from './catalog-view.ts';

// JSON has neither maps, moments nor amounts: each is an object with one key that no record of a catalogue has.
const tags = { map: '$map', amount: '$amount', moment: '$moment' } as const;

/** A view of the catalogue as JSON, for a browser that draws it; `decodeCatalog` reads it. */
export function encodeCatalog(view: CatalogView): unknown {
  return encode(view);
}

/** The view that `encodeCatalog` has written. */
export function decodeCatalog(json: unknown): CatalogView {
  // Safe: what is read here was written by `encodeCatalog` of the same release.
  return decode(json) as CatalogView;
}

/** Both views in one; what the second has comes first. */
export function joinCatalogs(first: CatalogView, second: CatalogView): CatalogView {
  return {
    products: new Map([...first.products, ...second.products]),
    listings: new Map([...first.listings, ...second.listings]),
    categories: new Map([...first.categories, ...second.categories]),
    facets: new Map([...first.facets, ...second.facets]),
    reviews: new Map([...first.reviews, ...second.reviews]),
    funds: new Map([...first.funds, ...second.funds]),
    commentSettings: second.commentSettings,
    socialSettings: second.socialSettings,
    likeCounts: new Map([...first.likeCounts, ...second.likeCounts]),
    commentCounts: new Map([...first.commentCounts, ...second.commentCounts]),
    comments: new Map([...first.comments, ...second.comments]),
    merchandising: second.merchandising,
    assets: new Map([...first.assets, ...second.assets]),
  };
}

function encode(value: unknown): unknown {
  if (typeof value === 'bigint') return { [tags.amount]: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return { [tags.moment]: value.getTime() };
  if (value instanceof Map) return { [tags.map]: [...value].map(encode) };
  if (Array.isArray(value)) return value.map(encode);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, encode(part)]));
}

function decode(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(decode);
  const { [tags.amount]: amount, [tags.moment]: moment, [tags.map]: map } = json as Record<string, unknown>;
  if (typeof amount === 'string') return BigInt(amount);
  if (typeof moment === 'number') return new Date(moment);
  // Safe: only `encode` writes the tag, of the entries of a map.
  if (Array.isArray(map)) return new Map(map.map(decode) as [unknown, unknown][]);
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, decode(part)]));
}

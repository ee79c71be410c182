import { type CatalogView, storeOf } from '@veranda/render/context/catalog-view';

/**
 * A view of the catalogue that notes whose stock is read from it: what a page could read is more than what
 * its templates show. @returns with the view, the ids of the products read so far, and of the stores of the
 * lists
 */
export function watchStock(catalog: CatalogView): {
  readonly catalog: CatalogView;
  shows(): readonly string[];
} {
  const ids = new Set<string>();
  const product = (id: string): void => void ids.add(id);
  const list = (key: string): void => void ids.add(storeOf(key));
  return {
    catalog: {
      ...catalog,
      products: watched(catalog.products, product),
      listings: watched(catalog.listings, list),
      facets: watched(catalog.facets, list),
      // Likes change as stock does, of one item at a time.
      likeCounts: watched(catalog.likeCounts, product),
    },
    shows: () => [...ids],
  };
}

// Code that iterates over all of a map looks for one key: `get` records it.
function watched<V>(map: ReadonlyMap<string, V>, note: (key: string) => void): ReadonlyMap<string, V> {
  const get = (key: string): V | undefined => {
    note(key);
    return map.get(key);
  };
  return new Proxy(map, {
    get(target, name) {
      if (name === 'get') return get;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

import type { Reply } from '../../support/browser-session.ts';

interface Wanted {
  readonly path: string;
  readonly body?: unknown;
}

interface Place {
  readonly base: string;
  product(): Promise<Reply>;
  make(path: string, body?: unknown): Promise<Reply>;
}

/** Calls that are recorded of products that are there, by the name of their contract. */
export function productCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const pathOf = async () => `${place().base}/products/${(await place().product()).id}`;
  const trash = () => `${place().base}/product-trash`;
  const ids = async () => [(await place().product()).id];
  const trashed = async () => (await place().make(trash(), { ids: await ids() })).ids;
  return {
    'delete-product': async () => ({ path: await pathOf() }),
    'duplicate-product': async () => ({ path: `${await pathOf()}/duplicate` }),
    'set-product-visibility': async () => ({
      path: `${place().base}/product-visibility`,
      body: { ids: await ids(), visible: false },
    }),
    'trash-products': async () => ({ path: trash(), body: { ids: await ids() } }),
    'restore-products': async () => ({ path: `${trash()}/restore`, body: { ids: await trashed() } }),
    'purge-products': async () => ({ path: `${trash()}/delete`, body: { ids: await trashed() } }),
    'empty-product-trash': async () => {
      await trashed();
      return { path: trash() };
    },
  };
}

import type { Shop } from '../checkout/shop.ts';

/** Calls of uncaught errors that are recorded, by the name of their contract. */
export function errorCalls(
  place: () => { readonly shop: Shop; readonly base: string },
): Readonly<Record<string, () => Promise<{ readonly path: string }>>> {
  return {
    'forget-page-error': async () => {
      const { shop, base } = place();
      return { path: `${base}/page-errors/${await pageError(shop)}` };
    },
  };
}

async function pageError({ app, siteId }: Shop): Promise<string> {
  const [id, at] = [app.deps.newId(), new Date()];
  const place = { fingerprint: id, kind: 'Error', message: 'x', stack: '', source: '', page: '/' };
  const seen = { userAgent: '', times: 1n, firstAt: at, lastAt: at };
  await app.db.forSite(siteId, (tx) =>
    tx
      .insertInto('page_error')
      .values({ siteId, id, ...place, ...seen })
      .execute(),
  );
  return id;
}

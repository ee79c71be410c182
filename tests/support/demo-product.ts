import { firstStartEnded, freePort, startProcess, startedFolder } from './server-process.ts';

/** The product as `npm start` runs it, with its three demo shops, on a port and a database of its own. */
export interface DemoProduct {
  readonly port: number;
  /** Address of a demo site: `levain`, `overdub` or `fieldnotes`. */
  site(slug: string): string;
  close(): Promise<void>;
}

/**
 * A demo shop: where its store stands, a product with pictures and options, and one that is added at once.
 */
export interface DemoShop {
  readonly theme: string;
  readonly store: string;
  readonly product: string;
  readonly simple: string;
  readonly simpleTitle: string;
  readonly search: string;
}

/** One of each theme. */
export const demoShops: readonly DemoShop[] = [
  {
    theme: 'levain',
    store: '/shop',
    product: '/shop/p/country-sourdough',
    simple: '/shop/p/baguette-tradition',
    simpleTitle: 'Baguette Tradition',
    search: 'bread',
  },
  {
    theme: 'overdub',
    store: '/store',
    product: '/store/p/feedback-season',
    simple: '/store/p/twelve-inch-tote',
    simpleTitle: 'Twelve-inch Tote',
    search: 'night',
  },
  {
    theme: 'fieldnotes',
    store: '/prints',
    product: '/prints/p/allium',
    simple: '/prints/p/plan-rainwater-street',
    simpleTitle: 'Plan, Rainwater Street',
    search: 'plan',
  },
];

/** Starts it and waits until the demo shops stand. */
export async function startDemo(): Promise<DemoProduct> {
  await firstStartEnded();
  const folder = startedFolder();
  const port = await freePort();
  const product = startProcess([process.execPath, 'apps/server/main.ts'], {
    PORT: String(port),
    DATA_DIR: folder.path,
    LOG_LEVEL: 'warn',
  });
  await product.printed(/Ready\./);
  return {
    port,
    site: (slug) => `http://${slug}.localhost:${port}`,
    async close() {
      product.child.kill('SIGTERM');
      await product.ended();
      folder.remove();
    },
  };
}

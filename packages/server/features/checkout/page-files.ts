import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Deps } from '../../services/deps.ts';
import { withBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import checkoutCss from './checkout.css?raw';

const { resolve } = createRequire(import.meta.url);
let font: Promise<Uint8Array> | undefined;

/** A file of the platform's own pages: their sheets and their font; null for any other name. */
export async function readPageFile(
  deps: Pick<Deps, 'pages' | 'settings'>,
  site: SiteEntry,
  name: string,
): Promise<{ readonly type: string; readonly bytes: Uint8Array | string } | null> {
  if (name === 'checkout.css') return { type: 'text/css; charset=utf-8', bytes: checkoutCss };
  if (name === 'brand.css')
    return { type: 'text/css; charset=utf-8', bytes: (await withBrand(deps, site)).brand.css };
  if (name !== 'instrument-sans.woff2') return null;
  font ??= readFile(
    resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  );
  return { type: 'font/woff2', bytes: await font };
}

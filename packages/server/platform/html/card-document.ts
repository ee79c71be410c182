import { textDirection } from '@veranda/domain/languages/text-direction';
import { escapeHtml as text, jsonInHtml } from '@veranda/render/escape-html';
import { type CheckoutBrand, drawBrandSheet } from './checkout-brand.ts';
import type { ScriptInventory } from './script-inventory.ts';

/** Data in the page under an id; nothing in it ends the script. */
export function jsonScript(id: string, data: unknown): string {
  return `<script type="application/json" id="${text(id)}">${jsonInHtml(data)}</script>`;
}

/** A page of the platform on which cards are given: one sheet, and of scripts only those that are named. */
export function cardDocument(page: {
  readonly title: string;
  readonly language: string;
  readonly body: string;
  /** Code of the page's type (storefront §2), in the class that published pages carry. */
  readonly pageType?: number;
  /** Scripts of another host. */
  readonly scripts: readonly string[];
  /** Our own one, pinned by its hash. */
  readonly own: ScriptInventory;
  readonly brand?: CheckoutBrand;
}): string {
  // One of another host is no module, which its host would have to allow; both kinds run in the order of the document.
  const scripts = page.scripts.map((src) => `<script defer src="${text(src)}"></script>`);
  return `<!doctype html>
<html lang="${text(page.language)}" dir="${textDirection(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(page.title)}</title>
<link rel="stylesheet" href="/checkout/files/checkout.css">${page.brand ? drawBrandSheet(page.brand) : ''}
${[...scripts, ...ownScripts(page.own)].join('\n')}
</head>
<body${page.pageType === undefined ? '' : ` class="page-type-${page.pageType}"`}>
${page.body}
</body>
</html>`;
}

// The map comes first: a browser checks by it what the entry loads.
function ownScripts(own: ScriptInventory): string[] {
  const pin = own.integrity === '' ? '' : ` integrity="${own.integrity}"`;
  return [
    `<script type="importmap">${own.importMap}</script>`,
    `<script type="module" src="${text(own.src)}"${pin}></script>`,
  ];
}

/**
 * The policy of a page on which cards are given: our own pinned script, and where Stripe takes the cards its script and
 * frames too. No owner's code is on it.
 */
export function cardPolicy(own: ScriptInventory, stripeScript: string | null): string {
  const ours = ["'self'", own.importMapHash];
  if (stripeScript === null) return policyOf({ 'script-src': ours, 'connect-src': ["'self'"] });
  const { origin, hostname } = new URL(stripeScript);
  const isReal = hostname === 'js.stripe.com';
  const frames = isReal ? ['https://hooks.stripe.com', 'https://*.js.stripe.com'] : [];
  const calls = isReal ? ['https://api.stripe.com'] : [];
  const pictures = isReal ? ['https://*.stripe.com'] : [];
  return policyOf({
    'script-src': [...ours, origin],
    'connect-src': ["'self'", origin, ...calls],
    'frame-src': [origin, ...frames],
    'img-src': ["'self'", 'data:', ...pictures],
  });
}

function policyOf(more: Readonly<Record<string, readonly string[]>>): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...more,
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

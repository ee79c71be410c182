import { pixelAddress } from '@veranda/contracts/visit-facts';
import { type CheckoutBrand, drawBrandSheet } from '../../platform/html/checkout-brand.ts';
import { textDirection } from '@veranda/domain/languages/text-direction';

/** Text for an element or a quoted attribute. */
export function text(value: string | number): string {
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A document of the platform: strict policy, one sheet, and of scripts only those that are named. */
export function platformDocument(page: {
  readonly title: string;
  readonly language: string;
  readonly body: string;
  /** Code of the page's type (storefront §2), in the class that published pages carry. */
  readonly pageType?: number;
  readonly scripts?: readonly string[];
  readonly brand?: CheckoutBrand;
}): string {
  // One of another host is no module, which its host would have to allow; both kinds run in the order of the document.
  const scripts = (page.scripts ?? []).map((src) =>
    src.startsWith('/')
      ? `<script type="module" src="${text(src)}"></script>`
      : `<script defer src="${text(src)}"></script>`,
  );
  return `<!doctype html>
<html lang="${text(page.language)}" dir="${textDirection(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(page.title)}</title>
<link rel="stylesheet" href="/checkout/files/checkout.css">${page.brand ? drawBrandSheet(page.brand) : ''}
${scripts.join('\n')}
</head>
<body${page.pageType === undefined ? '' : ` class="page-type-${page.pageType}"`}>
${page.body}
</body>
</html>`;
}

/** The policy of these pages (security, CSP): our own sheet and pictures, nothing else. */
export const platformPolicy = policyOf({});

/** The policy of the page after an order where the owner's ad-pixel is told of it: our own script, what it asks, and its picture. */
export const pixelPolicy = policyOf({
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', pixelAddress],
});

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

/** Milliseconds after which the product's own page is gone to instead. */
const patience = 10_000;

/** The main part of a product's page; null when it cannot be had. */
export async function fetchProduct(productUrl: string): Promise<HTMLElement | null> {
  const response = await fetch(`${productUrl}?format=main-content`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  if (!response?.ok) return null;
  const text = await response.text().catch(() => '');
  return new DOMParser().parseFromString(text, 'text/html').querySelector<HTMLElement>('.v-product-page');
}

import { sitePath } from '../api/site-path.ts';
import { t } from '../messages/island-messages.ts';

/** Milliseconds after which a page counts as lost. */
const timeoutMs = 10_000;

/**
 * The main part of a product's page, or the reason why it is not available now, as text that can be shown.
 */
type FetchedProduct = { readonly page: HTMLElement } | { readonly problem: string };

/**
 * Fetches the main part of a product's page; null where there is none: the visitor goes to the page itself.
 */
export async function fetchProduct(productUrl: string): Promise<FetchedProduct | null> {
  try {
    const response = await fetch(`${sitePath(productUrl)}?format=main-content`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return { problem: t('tooManyMessage') };
    if (response.status >= 500) return { problem: t('againMessage') };
    if (!response.ok) return null;
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html');
    const page = drawn.querySelector<HTMLElement>('.v-product-page');
    return page && { page };
  } catch {
    return { problem: t('offlineMessage') };
  }
}

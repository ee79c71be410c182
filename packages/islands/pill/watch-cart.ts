import type { CartProps } from '@veranda/contracts/islands';
import { flag, nullable, number, object, text } from '@veranda/domain/decoders';
import { type CartView, hasAnythingToShow, createCartView } from './cart-view.ts';

type Installments = NonNullable<CartProps['installments']>;

export const cartProps = object<CartProps>({
  cartUrl: text,
  locale: text,
  currency: text,
  pill: flag,
  metrics: flag,
  installments: nullable(
    object<Installments>({
      minimumCents: nullable(number),
      maximumCents: nullable(number),
      country: text,
      language: text,
      digits: number,
      infoUrl: text,
    }),
  ),
  websiteId: text,
  pageId: text,
});

/** Fetches the code (and React) that mounts pill and popover on a view. */
type FetchMount = () => Promise<(view: CartView) => void>;

/**
 * Follows the cart and mounts what shows it the first time that there is something to show: an empty cart
 * costs no React.
 */
export function watchCart(props: CartProps, fetchMount: FetchMount): void {
  const { pill, metrics } = props;
  const view = createCartView();
  // Tracking may fail; the cart goes on.
  if (metrics)
    import('../shopping-events/watch-shopping.ts').then(
      ({ watchShopping }) => watchShopping(props),
      () => undefined,
    );
  else
    import('../analytics/clear-analytics-cookies.ts').then(
      ({ clearAnalyticsCookies }) => clearAnalyticsCookies(),
      () => undefined,
    );
  const stop = view.subscribe(look);
  look();
  // A visitor who adds something will see the pill: the code comes while the call is on its way.
  document.addEventListener('submit', fetchAhead, { capture: true });

  function look(): void {
    if (!hasAnythingToShow(view.get(), pill)) return;
    stop();
    document.removeEventListener('submit', fetchAhead, { capture: true });
    // Without the code the cart page and the count at its link are still there.
    fetchMount().then(
      (mount) => mount(view),
      () => undefined,
    );
  }

  function fetchAhead(event: Event): void {
    const form = event.target as HTMLElement;
    if (form.matches('[data-island="product-form"], [data-island="quick-add"]'))
      fetchMount().catch(() => undefined);
  }
}

import type { CheckoutView } from '@veranda/contracts/checkout-view';

/** The name of the site, and the way back. */
export function PageHeader({ view }: { readonly view: CheckoutView }) {
  return (
    <header>
      <a className="site" href="/">
        {view.siteTitle}
      </a>
      <a className="back" href={view.backUrl}>
        {view.backText}
      </a>
    </header>
  );
}

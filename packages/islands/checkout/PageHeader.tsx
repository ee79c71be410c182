import type { CardChangeView } from '@veranda/contracts/checkout-view';

/** The name of the site, and the way back. */
export function PageHeader({
  view,
}: {
  readonly view: Pick<CardChangeView, 'siteTitle' | 'backText' | 'backUrl'>;
}) {
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

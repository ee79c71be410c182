import type { CardChangeView } from '@veranda/contracts/checkout-view';

/** The logo or the name of the site, and the way back. */
export function PageHeader({
  view,
}: {
  readonly view: Pick<CardChangeView, 'siteTitle' | 'logo' | 'backText' | 'backUrl'>;
}) {
  return (
    <header>
      {view.logo === null ? (
        <a className="site" href="/">
          {view.siteTitle}
        </a>
      ) : (
        <a className="site logo" href="/">
          <img src={view.logo.url} alt={view.siteTitle} width={view.logo.width} height={view.logo.height} />
        </a>
      )}
      <a className="back" href={view.backUrl}>
        {view.backText}
      </a>
    </header>
  );
}

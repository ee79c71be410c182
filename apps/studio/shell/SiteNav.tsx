import {
  ChartLine,
  ClipboardList,
  FileText,
  House,
  Package,
  Palette,
  ReceiptText,
  Settings,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { isInPlace, type SitePlace, sitePlaces } from './site-places.ts';
import { t } from './messages.ts';

const icons = {
  home: House,
  pages: FileText,
  design: Palette,
  products: Package,
  orders: ReceiptText,
  forms: ClipboardList,
  analytics: ChartLine,
  settings: Settings,
} as const;

interface SiteNavProps {
  readonly site: string;
  readonly rights: Readonly<Record<string, string>>;
  /** Numbers of what nobody has seen yet, by place. */
  readonly unseen: Readonly<Partial<Record<keyof typeof icons, number>>>;
}

/** The places of a site: a column on a desk, a bar at the bottom of a phone. */
export function SiteNav({ site, rights, unseen }: SiteNavProps) {
  const { pathname } = useLocation();
  const shown = placesFor(rights);
  return (
    <nav className="site-nav" aria-label={t('site')}>
      <ul>
        {shown.map((place) => {
          const { id, label, path } = place;
          const Icon = icons[id];
          const count = unseen[id] ?? 0;
          return (
            <li key={id}>
              <Link
                to={path(site)}
                className="site-nav-link"
                aria-current={isInPlace(pathname, place, site) ? 'page' : undefined}
              >
                <Icon size={18} aria-hidden="true" />
                <span>{label}</span>
                {count > 0 ? (
                  <span className="site-nav-count">
                    {count > 99 ? '99+' : count}
                    <span className="ui-hidden"> {t('new')}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// Commenters see no pages, and what they have written.
function placesFor(rights: SiteNavProps['rights']): readonly SitePlace[] {
  const sees = (area: SitePlace['area']) =>
    area === null || [area].flat().some((each) => (rights[each] ?? 'none') !== 'none');
  return sitePlaces.flatMap((place: SitePlace) => {
    if (sees(place.area)) return [place];
    const isForComments = place.id === 'pages' && sees('own-comments');
    return isForComments ? [{ ...place, label: t('comments'), path: paths.comments }] : [];
  });
}

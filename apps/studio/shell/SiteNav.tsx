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
import { isInPlace, sitePlaces } from './site-places.ts';
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
  const shown = sitePlaces.filter(
    ({ area }) => area === null || [area].flat().some((each) => (rights[each] ?? 'none') !== 'none'),
  );
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

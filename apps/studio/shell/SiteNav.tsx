import { ClipboardList, FileText, House, Package, ReceiptText, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isInPlace, sitePlaces } from './site-places.ts';

const icons = {
  Home: House,
  Pages: FileText,
  Products: Package,
  Orders: ReceiptText,
  Forms: ClipboardList,
  Settings,
} as const;

export interface SiteNavProps {
  readonly site: string;
  readonly rights: Readonly<Record<string, string>>;
  /** How many of a place nobody has seen yet, by its label. */
  readonly unseen: Readonly<Partial<Record<keyof typeof icons, number>>>;
}

/** The places of a site: a column on a desk, a bar at the bottom of a phone. */
export function SiteNav({ site, rights, unseen }: SiteNavProps) {
  const { pathname } = useLocation();
  const shown = sitePlaces.filter(({ area }) => area === null || (rights[area] ?? 'none') !== 'none');
  return (
    <nav className="site-nav" aria-label="Site">
      <ul>
        {shown.map((place) => {
          const { label, path } = place;
          const Icon = icons[label];
          const count = unseen[label] ?? 0;
          return (
            <li key={label}>
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
                    <span className="ui-hidden"> new</span>
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

import { FileText, House, Package, ReceiptText, Settings } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';

const places = [
  { label: 'Home', icon: House, path: paths.home, end: true, area: null },
  { label: 'Pages', icon: FileText, path: paths.pages, end: false, area: 'pages' },
  { label: 'Products', icon: Package, path: paths.products, end: false, area: 'products' },
  { label: 'Orders', icon: ReceiptText, path: paths.orders, end: false, area: 'orders' },
  { label: 'Settings', icon: Settings, path: paths.settings, end: false, area: 'settings' },
] as const;

export interface SiteNavProps {
  readonly site: string;
  readonly rights: Readonly<Record<string, string>>;
  readonly unread: number;
}

/** The places of a site: a column on a desk, a bar at the bottom of a phone. */
export function SiteNav({ site, rights, unread }: SiteNavProps) {
  const shown = places.filter((place) => place.area === null || (rights[place.area] ?? 'none') !== 'none');
  return (
    <nav className="site-nav" aria-label="Site">
      <ul>
        {shown.map(({ label, icon: Icon, path, end }) => (
          <li key={label}>
            <NavLink to={path(site)} end={end} className="site-nav-link">
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
              {label === 'Orders' && unread > 0 ? (
                <span className="site-nav-count">
                  {unread > 99 ? '99+' : unread}
                  <span className="ui-hidden"> new</span>
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

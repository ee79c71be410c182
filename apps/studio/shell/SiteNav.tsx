import { ClipboardList, FileText, House, Package, ReceiptText, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';

// Each place with the addresses below which one is there; home is only itself.
const places = [
  { label: 'Home', icon: House, path: paths.home, below: [], area: null },
  { label: 'Pages', icon: FileText, path: paths.pages, below: [paths.pages], area: 'pages' },
  {
    label: 'Products',
    icon: Package,
    path: paths.products,
    below: [paths.products, paths.importProducts, paths.restock, paths.reviews],
    area: 'products',
  },
  {
    label: 'Orders',
    icon: ReceiptText,
    path: paths.orders,
    below: [
      paths.orders,
      paths.customers,
      paths.discounts,
      paths.subscriptions,
      paths.giftCards,
      paths.notifications,
    ],
    area: 'orders',
  },
  {
    label: 'Forms',
    icon: ClipboardList,
    path: paths.forms,
    below: [paths.forms, paths.lists, paths.deliveries, paths.connections],
    area: 'forms',
  },
  { label: 'Settings', icon: Settings, path: paths.settings, below: [paths.settings], area: 'settings' },
] as const;

export interface SiteNavProps {
  readonly site: string;
  readonly rights: Readonly<Record<string, string>>;
  readonly unread: number;
}

/** The places of a site: a column on a desk, a bar at the bottom of a phone. */
export function SiteNav({ site, rights, unread }: SiteNavProps) {
  const { pathname } = useLocation();
  const shown = places.filter((place) => place.area === null || (rights[place.area] ?? 'none') !== 'none');
  return (
    <nav className="site-nav" aria-label="Site">
      <ul>
        {shown.map(({ label, icon: Icon, path, below }) => (
          <li key={label}>
            <Link
              to={path(site)}
              className="site-nav-link"
              aria-current={isHere(pathname, { path, below, site }) ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
              {label === 'Orders' && unread > 0 ? (
                <span className="site-nav-count">
                  {unread > 99 ? '99+' : unread}
                  <span className="ui-hidden"> new</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Place {
  readonly site: string;
  readonly path: (site: string) => string;
  readonly below: readonly ((site: string) => string)[];
}

function isHere(pathname: string, { site, path, below }: Place): boolean {
  return pathname === path(site) || below.some((each) => `${pathname}/`.startsWith(`${each(site)}/`));
}

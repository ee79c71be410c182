import { exportProducts } from '@veranda/contracts/catalog-import';
import type { StoreView } from '@veranda/contracts/catalog-stores';
import type { SiteDetail } from '@veranda/contracts/sites';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAct } from '@veranda/ui/Menu.tsx';
import { BellRing, Download, Ellipsis, Star, Upload } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';

/** What there is about products besides their list: what buyers say and wait for, and the way in and out as CSV. */
export function ProductsMenu({ store }: { readonly store: StoreView | undefined }) {
  const site = useSite();
  return (
    <Menu
      label="More for products"
      onOpen={() => tellClick('inventory', 'settings')}
      trigger={
        <IconButton label="More for products" variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[...ofBuyers(site), 'rule', ...inAndOut(site, store)]}
    />
  );
}

function ofBuyers(site: SiteDetail): MenuAct[] {
  return [
    {
      id: 'restock',
      label: 'Back in stock',
      note: 'People waiting for sold-out products',
      icon: <BellRing size={16} aria-hidden="true" />,
      href: paths.restock(site.slug),
    },
    {
      id: 'reviews',
      label: 'Reviews',
      note: 'What customers say',
      icon: <Star size={16} aria-hidden="true" />,
      href: paths.reviews(site.slug),
    },
  ];
}

// Out of one store page when the list shows one.
function inAndOut(site: SiteDetail, store: StoreView | undefined): MenuAct[] {
  const query = store ? { collection: store.id } : {};
  const exportAddress = addressOf(exportProducts, { params: { site: site.id }, query });
  return [
    {
      id: 'import',
      label: 'Import from CSV',
      note: 'Review each row before importing',
      icon: <Upload size={16} aria-hidden="true" />,
      href: paths.importProducts(site.slug),
      isDisabled: !mayWrite(site, 'products'),
    },
    {
      id: 'export',
      label: 'Export as CSV',
      note: store ? `Products of ${store.title}` : 'All products',
      icon: <Download size={16} aria-hidden="true" />,
      onAction: () => location.assign(exportAddress),
    },
  ];
}

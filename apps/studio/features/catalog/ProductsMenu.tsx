import { exportProducts } from '@veranda/contracts/catalog-import';
import type { StoreView } from '@veranda/contracts/catalog-stores';
import type { SiteDetail } from '@veranda/contracts/sites';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { BellRing, Boxes, Download, Ellipsis, Star, Trash2, Upload } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Menu of products besides their list: reviews, sign-ups for restock, import and export as CSV, trash. */
export function ProductsMenu({ store }: { readonly store: StoreView | undefined }) {
  const site = useSite();
  return (
    <Menu
      label={t('moreForProducts')}
      trigger={
        <IconButton label={t('moreForProducts')} variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[...ofBuyers(site), 'rule', ...inAndOut(site, store), 'rule', trash(site)]}
    />
  );
}

function ofBuyers(site: SiteDetail): MenuAction[] {
  return [
    {
      id: 'inventory',
      label: t('inventory'),
      note: t('inventoryNote'),
      icon: <Boxes size={16} aria-hidden="true" />,
      href: paths.inventory(site.slug),
    },
    {
      id: 'restock',
      label: t('backInStock'),
      note: t('backInStockNote'),
      icon: <BellRing size={16} aria-hidden="true" />,
      href: paths.restock(site.slug),
    },
    {
      id: 'reviews',
      label: t('reviews'),
      note: t('whatCustomersSay'),
      icon: <Star size={16} aria-hidden="true" />,
      href: paths.reviews(site.slug),
    },
  ];
}

// Out of one store page when the list shows one.
function inAndOut(site: SiteDetail, store: StoreView | undefined): MenuAction[] {
  const query = store ? { collection: store.id } : {};
  const exportAddress = addressOf(exportProducts, { params: { site: site.id }, query });
  return [
    {
      id: 'import',
      label: t('importFromCsv'),
      note: t('importFromCsvNote'),
      icon: <Upload size={16} aria-hidden="true" />,
      href: paths.importProducts(site.slug),
      isDisabled: !mayWrite(site, 'products'),
    },
    {
      id: 'export',
      label: t('exportAsCsv'),
      note: store ? t('productsOfTitle', { title: store.title }) : t('allProducts'),
      icon: <Download size={16} aria-hidden="true" />,
      onAction: () => location.assign(exportAddress),
    },
  ];
}

function trash(site: SiteDetail): MenuAction {
  return {
    id: 'trash',
    label: t('trash'),
    note: t('trashNote'),
    icon: <Trash2 size={16} aria-hidden="true" />,
    href: paths.productTrash(site.slug),
  };
}

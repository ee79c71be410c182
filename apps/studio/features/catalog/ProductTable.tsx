import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '@veranda/contracts/catalog';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { DataTable, type TableColumn, type TableSort } from '@veranda/ui/DataTable.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { StockDrawer } from '../inventory/StockDrawer.tsx';
import { StockStepper } from '../inventory/StockStepper.tsx';
import { useStock } from '../inventory/use-stock.ts';
import { productQuery, useProductMutations } from './product-queries.ts';
import { rich, t } from './messages.ts';

interface ProductTableProps {
  readonly products: readonly ProductCard[];
  readonly canWrite: boolean;
  /** The products that are ticked. */
  readonly selection: RowSelection;
  readonly sort?: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

/** Products as rows: image, name, price, stock that is counted on the spot, and whether visitors see them. */
export function ProductTable({ products, canWrite, selection, sort, onSort }: ProductTableProps) {
  const [stockOf, setStockOf] = useState<ProductCard | null>(null);
  const site = useSite();
  const openStock = (product: ProductCard) => {
    setStockOf(product);
  };
  return (
    <>
      <DataTable
        label={t('products')}
        columns={columnsOf({ canWrite, selection, onStock: openStock })}
        rows={products}
        rowKey={(product) => product.id}
        onSort={onSort}
        {...(sort ? { sort } : {})}
      />
      {stockOf ? (
        <StockDrawer
          site={site.id}
          product={stockOf.id}
          title={stockOf.title}
          onClose={() => setStockOf(null)}
        />
      ) : null}
    </>
  );
}

interface ColumnInput extends Pick<ProductTableProps, 'canWrite' | 'selection'> {
  readonly onStock: (product: ProductCard) => void;
}

function columnsOf({ canWrite, selection, onStock }: ColumnInput): readonly TableColumn<ProductCard>[] {
  return [
    {
      key: 'name',
      header: t('product'),
      isSortable: true,
      mobileSlot: 'title',
      render: (product) => <NameCell product={product} selection={canWrite ? selection : null} />,
    },
    {
      key: 'price',
      header: t('price'),
      isSortable: true,
      render: (product) => <PriceCell product={product} />,
    },
    {
      key: 'stock',
      header: t('stock'),
      isSortable: true,
      mobileSlot: 'end',
      render: (product) => (
        <StockCell product={product} canWrite={canWrite} onOpen={() => onStock(product)} />
      ),
    },
    {
      key: 'visible',
      header: t('visible'),
      mobileSlot: 'trailing',
      render: (product) => <VisibleCell product={product} canWrite={canWrite} />,
    },
  ];
}

interface NameCellProps {
  readonly product: ProductCard;
  /** Null for those who may only read. */
  readonly selection: RowSelection | null;
}

function NameCell({ product, selection }: NameCellProps) {
  const site = useSite();
  return (
    <span className="product-name">
      {selection ? (
        <Checkbox
          aria-label={t('selectTitle', { title: product.title })}
          isSelected={selection.selected.has(product.id)}
          onChange={(isIn) => selection.select(product.id, isIn)}
        />
      ) : null}
      <span className="ui-thumb">
        {product.imageUrl ? (
          <img src={addressAtWidth(product.imageUrl, 100)} alt="" loading="lazy" />
        ) : (
          <ImageOff size={16} aria-hidden="true" />
        )}
      </span>
      <span className="product-name-words">
        <Link to={paths.product(site.slug, product.id)} className="product-link">
          {product.title}
        </Link>
        <span className="ui-help ui-clip">
          {product.variantCount > 1
            ? t('variantCountVariants', { variantCount: product.variantCount })
            : product.sku}
        </span>
      </span>
      {product.state === 'draft' ? <Badge>{t('draft')}</Badge> : null}
      {product.state === 'scheduled' ? <Badge tone="info">{t('visibilityPlaceholder')}</Badge> : null}
    </span>
  );
}

function PriceCell({ product }: { readonly product: ProductCard }) {
  const money = (value: string) => showMoney({ value, currency: product.currency });
  return (
    <span className="ui-row product-price">
      <span>
        {product.variedPrices
          ? t('fromPrice', { price: money(product.fromPrice) })
          : money(product.fromPrice)}
      </span>
      {product.onSale ? (
        <>
          {product.variedPrices ? null : <s className="ui-muted">{money(product.regularPrice)}</s>}
          <Badge tone="accent">{t('sale')}</Badge>
        </>
      ) : null}
    </span>
  );
}

interface StockCellProps {
  readonly product: ProductCard;
  readonly canWrite: boolean;
  readonly onOpen: () => void;
}

function StockCell({ product, canWrite, onOpen }: StockCellProps) {
  const site = useSite();
  const client = useQueryClient();
  const stock = useStock(site.id);
  if (product.stockTotal === null) return <span className="ui-muted">{t('unlimited')}</span>;
  if (!canWrite) return <span>{product.stockTotal}</span>;
  if (product.variantCount > 1) {
    return (
      <span className="stock-of-variants">
        <Button size="small" variant="quiet" onPress={onOpen}>
          <span className="ui-hidden">{t('stockOfTitle', { title: product.title })} </span>
          {rich('stockInVariants', {
            count: product.variantCount,
            stock: () =>
              product.soldOut ? <Badge tone="danger">{t('soldOut')}</Badge> : <>{product.stockTotal}</>,
          })}
        </Button>
      </span>
    );
  }
  const step = async (delta: 1 | -1) => {
    // The row does not carry its variant: it is read with the product, once.
    const { product: whole } = await client.fetchQuery({
      ...productQuery(site.id, product.id),
      staleTime: 60_000,
    });
    const variant = whole.variants[0];
    if (variant) stock.mutate({ variant: variant.id, delta, title: product.title });
  };
  return (
    <StockStepper
      title={product.title}
      quantity={product.stockTotal}
      onStep={(delta) =>
        void step(delta).catch((fault: unknown) => showToast({ text: messageOf(fault), isDanger: true }))
      }
    />
  );
}

function VisibleCell({ product, canWrite }: { readonly product: ProductCard; readonly canWrite: boolean }) {
  const site = useSite();
  const { show } = useProductMutations(site.id);
  const isVisible = product.state === 'published';
  const set = (visible: boolean, undoable: boolean) =>
    show.mutate(
      { ids: [product.id], visible },
      {
        onSuccess: () =>
          showToast({
            text: visible
              ? t('visitorsSeeTitle', { title: product.title })
              : t('titleHidden', { title: product.title }),
            ...(undoable ? { action: { label: t('undo'), onAction: () => set(!visible, false) } } : {}),
          }),
        onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      },
    );
  return (
    <Switch isSelected={isVisible} isDisabled={!canWrite} onChange={(visible) => set(visible, true)}>
      <span className="ui-hidden">{t('titleIsVisible', { title: product.title })}</span>
    </Switch>
  );
}

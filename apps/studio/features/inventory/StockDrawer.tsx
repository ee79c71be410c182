import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { getProduct, type ProductView } from '@veranda/contracts/catalog';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { StockStepper } from './StockStepper.tsx';
import { useStock } from './use-stock.ts';
import { t } from './messages.ts';

interface StockDrawerProps {
  readonly site: string;
  readonly product: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The stock of every variant of a product. */
export function StockDrawer({ site, product, title, onClose }: StockDrawerProps) {
  const query = useQuery({
    queryKey: ['site', site, 'products', 'one', product],
    queryFn: ({ signal }) => call(getProduct, { params: { site, product }, signal }),
  });
  const stock = useStock(site);
  return (
    <Dialog title={t('stockOfTitle', { title })} kind="drawer" isOpen onClose={onClose}>
      {query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="40px" />
          <Skeleton height="40px" />
          <Skeleton height="40px" />
        </div>
      ) : (
        <ul>
          {query.data.product.variants.map((variant) => (
            <VariantStock
              key={variant.id}
              variant={variant}
              onStep={(delta, name) =>
                stock.mutate({ variant: variant.id, delta, title: `${title}, ${name}` })
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface VariantStockProps {
  readonly variant: ProductView['variants'][number];
  readonly onStep: (delta: number, name: string) => void;
}

function VariantStock({ variant: { attributes, sku, stock }, onStep }: VariantStockProps) {
  const name = Object.values(attributes).join(' / ') || sku;
  return (
    <li className="stock-row">
      <span className="ui-grow">
        {name}
        <span className="ui-help"> {sku}</span>
      </span>
      {stock.unlimited ? (
        <span className="ui-muted">{t('unlimited')}</span>
      ) : (
        <StockStepper title={name} quantity={stock.quantity} onStep={(delta) => onStep(delta, name)} />
      )}
    </li>
  );
}

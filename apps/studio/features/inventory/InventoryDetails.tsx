import type { InventoryVariant } from '@veranda/contracts/inventory';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { SendNoticesButton } from './SendNoticesButton.tsx';
import { StockFigure } from './StockFigure.tsx';
import { StockMovements } from './StockMovements.tsx';
import { t } from './messages.ts';

/** Details of an expanded row. */
export function InventoryDetails({ row }: { readonly row: InventoryVariant }) {
  const site = useSite();
  return (
    <div className="inventory-details">
      <section aria-label={t('stock')}>
        <h2>{t('stock')}</h2>
        {row.reserved > 0 ? <p className="ui-help">{t('reservedText', { reserved: row.reserved })}</p> : null}
        {mayWrite(site, 'products') ? (
          <StockFigure row={row} />
        ) : (
          <p>{row.unlimited ? t('unlimited') : row.quantity}</p>
        )}
      </section>
      <section aria-label={t('waitlist')}>
        <h2>{t('waitlist')}</h2>
        <p className="ui-help">
          {row.waiting === 0 ? t('nobodyWaits') : t('waitingText', { waiting: row.waiting })}
        </p>
        <div className="ui-row">
          <SendNoticesButton row={row} />
          {row.waiting > 0 ? (
            <LinkButton size="small" variant="quiet" href={paths.restock(site.slug)}>
              {t('seeWaitlist')}
            </LinkButton>
          ) : null}
        </div>
      </section>
      <section aria-label={t('latestChanges')}>
        <h2>{t('latestChanges')}</h2>
        <StockMovements variant={row.variantId} />
      </section>
    </div>
  );
}

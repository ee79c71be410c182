import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

/** A site that nobody has bought from: what will stand here, and how to try it. */
export function NoOrders() {
  const site = useSite();
  return (
    <EmptyState
      title={t('noOrdersYet')}
      actions={
        site.published ? (
          <LinkButton variant="primary" href={viewAddress(site, site.url)} target="_blank" rel="noopener">
            {t('placeATestOrder')}
          </LinkButton>
        ) : undefined
      }
    >
      {t('noOrdersYetText')} {site.published ? null : t('publishFirst')}
    </EmptyState>
  );
}

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { mismatchesQuery } from './mismatch-queries.ts';
import { t } from './messages.ts';

/** Leads to payments that no order shows, as long as nobody has dealt with them. */
export function MismatchNotice() {
  const site = useSite();
  const open = useQuery(mismatchesQuery(site.id)).data?.open ?? 0;
  if (open === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="small" href={paths.mismatchedPayments(site.slug)}>
          {t('reviewPayments')}
        </LinkButton>
      }
    >
      <strong>{t('paymentsNeedYourAttention', { open })}</strong>
      <p>{t('mismatchText')}</p>
    </Notice>
  );
}

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { mismatchesQuery } from './mismatch-queries.ts';

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
          Review payments
        </LinkButton>
      }
    >
      <strong>
        {open === 1 ? 'One payment needs your attention' : `${open} payments need your attention`}
      </strong>
      <p>The amount or currency at the payment provider differs from the order. No order was placed.</p>
    </Notice>
  );
}

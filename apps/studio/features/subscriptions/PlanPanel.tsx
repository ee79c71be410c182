import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useSite } from '../../shell/use-site.ts';
import { PlanForm } from './PlanForm.tsx';
import { planQuery } from './subscription-queries.ts';
import { t } from './messages.ts';

/** Subscription plan of a product, saved apart from the rest of the product. */
export function PlanPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const query = useQuery(planQuery(site.id, product));
  return (
    <Panel title={t('subscription')}>
      {query.data ? (
        <PlanForm product={product} saved={query.data.plan} phrase={query.data.phrase} />
      ) : (
        <Skeleton height="48px" />
      )}
    </Panel>
  );
}

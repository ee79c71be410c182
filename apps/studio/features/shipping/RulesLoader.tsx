import { useQuery } from '@tanstack/react-query';
import type { PlacedProducts } from '@veranda/contracts/carrier-accounts';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { placedQuery, type Rules, rulesQuery } from './rules-queries.ts';
import { t } from './messages.ts';

/** Loads the checkout rules for the screens of shipping and taxes. */
export interface RulesRead {
  readonly rules: Rules;
  readonly currency: string;
  readonly version: string;
  readonly placed: PlacedProducts['products'];
}

/** Reads the rules of the shop and hands them on. */
export function RulesLoader({ children }: { readonly children: (read: RulesRead) => ReactNode }) {
  const site = useSite();
  const [rules, placed] = [useQuery(rulesQuery(site.id)), useQuery(placedQuery(site.id))];
  const failed = rules.isError && !rules.data ? rules : placed.isError && !placed.data ? placed : null;
  if (failed) return <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  if (!rules.data || !placed.data)
    return (
      <div className="ui-stack" role="status" aria-label={t('loading')}>
        <Skeleton height="200px" />
        <Skeleton height="160px" />
      </div>
    );
  return <>{children({ ...rules.data, placed: placed.data.products })}</>;
}

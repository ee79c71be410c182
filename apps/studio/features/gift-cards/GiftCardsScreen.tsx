import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { GiftCardTable } from './GiftCardTable.tsx';
import { giftCardsQuery } from './gift-card-queries.ts';
import { IssueCardDialog } from './IssueCardDialog.tsx';
import './gift-cards.css';

/** Gift cards of a site: those that were sold, and those that were issued by hand. */
export function GiftCardsScreen() {
  const site = useSite();
  useTitle('Gift cards', site.title);
  const [isIssuing, setIssuing] = useState(false);
  const query = useQuery(giftCardsQuery(site.id));
  const cards = query.data?.giftCards;
  const issue = mayWrite(site, 'orders') ? (
    <Button variant="primary" onPress={() => setIssuing(true)}>
      Issue a gift card
    </Button>
  ) : undefined;
  return (
    <div className="ui-page">
      <PageHeader title="Gift cards" actions={cards && cards.length > 0 ? issue : undefined} />
      <SalesTabs selected="gift-cards">
        {query.isPending ? (
          <SkeletonTable label="Loading gift cards" />
        ) : query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : query.data.giftCards.length === 0 ? (
          <EmptyState title="No gift cards yet" actions={issue}>
            Add a product of the kind “Gift card” to sell them, or issue one by hand.
          </EmptyState>
        ) : (
          <GiftCardTable cards={query.data.giftCards} site={site.slug} />
        )}
      </SalesTabs>
      <IssueCardDialog isOpen={isIssuing} onClose={() => setIssuing(false)} />
    </div>
  );
}

import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { useState } from 'react';
import { FailureNotice } from '../../FailureNotice.tsx';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { IssueCardDialog } from './IssueCardDialog.tsx';
import { ListedCards } from './ListedCards.tsx';
import { useGiftCardList } from './use-gift-card-list.ts';
import { t } from './messages.ts';
import './gift-cards.css';

/** Gift cards of a site: those that were sold, and those that were issued by hand. */
export function GiftCardsScreen() {
  const site = useSite();
  useTitle(t('giftCards'), site.title);
  const [isIssuing, setIssuing] = useState(false);
  const list = useGiftCardList(site.id);
  const { cards, place, isFirstUse } = list;
  const issue = mayWrite(site, 'orders') ? (
    <Button variant="primary" onPress={() => setIssuing(true)}>
      {t('issueAGiftCard')}
    </Button>
  ) : undefined;
  return (
    <div className="ui-page">
      <PageHeader title={t('giftCards')} actions={cards.data && !isFirstUse ? issue : undefined} />
      <SalesTabs selected="gift-cards">
        <div className="ui-stack">
          {isFirstUse ? null : (
            <SearchField
              label={t('searchCards')}
              value={place.text('search')}
              onChange={(search) => place.set({ search })}
            />
          )}
          {cards.isError && cards.data ? (
            <FailureNotice failure={cards.error} onRetry={() => void cards.refetch()} />
          ) : null}
          <ListedCards list={list} site={site.slug} issue={issue} />
        </div>
      </SalesTabs>
      <IssueCardDialog isOpen={isIssuing} onClose={() => setIssuing(false)} />
    </div>
  );
}

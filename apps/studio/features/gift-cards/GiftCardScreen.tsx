import { useQuery } from '@tanstack/react-query';
import { Badge } from '@veranda/ui/Badge.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { GiftCardActions } from './GiftCardActions.tsx';
import { GiftCardFacts } from './GiftCardFacts.tsx';
import { GiftCardLedger } from './GiftCardLedger.tsx';
import { giftCardQuery } from './gift-card-queries.ts';
import { giftCardBadge } from './gift-card-badge.ts';
import { t } from './messages.ts';
import './gift-cards.css';
import '../orders/orders.css';

/** One gift card: what is left on it, and how that came about. */
export function GiftCardScreen() {
  const site = useSite();
  const { card: id = '' } = useParams();
  const query = useQuery(giftCardQuery(site.id, id));
  const card = query.data?.giftCard;
  useTitle(card ? t('giftCardNumber', { last4: card.last4 }) : t('giftCard'), site.title);
  if (isRefusal(query.error, 'no-such-gift-card') || isRefusal(query.error, 'malformed'))
    return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !card)
    return (
      <div className="ui-page">
        <SkeletonTable label={t('loadingTheGiftCard')} rows={4} />
      </div>
    );
  const word = giftCardBadge(card);
  return (
    <div className="ui-page">
      <PageHeader
        title={t('giftCardEndingIn', { last4: card.last4 })}
        back={{ href: paths.giftCards(site.slug), label: t('giftCards') }}
        actions={
          card.status === 'active' && mayWrite(site, 'orders') ? <GiftCardActions card={card} /> : undefined
        }
      >
        <Badge tone={word.tone}>{word.label}</Badge>
      </PageHeader>
      <div className="order-grid">
        <GiftCardLedger ledger={query.data.ledger} site={site.slug} />
        <GiftCardFacts card={card} site={site.slug} />
      </div>
    </div>
  );
}

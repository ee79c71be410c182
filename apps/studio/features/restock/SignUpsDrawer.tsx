import { useInfiniteQuery } from '@tanstack/react-query';
import type { SignUp, SignUpGroup } from '@veranda/contracts/restock';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { signUpsQuery } from './restock-queries.ts';
import { t } from './messages.ts';

interface SignUpsDrawerProps {
  readonly group: SignUpGroup;
  readonly onClose: () => void;
}

/** Sign-ups for one variant, waiting and notified. */
export function SignUpsDrawer({ group, onClose }: SignUpsDrawerProps) {
  const site = useSite();
  const { productId, variantId } = group;
  const query = useInfiniteQuery(signUpsQuery(site.id, { productId, variantId }));
  const list = query.data?.pages.flatMap((page) => page.signUps) ?? [];
  const name = group.variant ? `${group.title}, ${group.variant}` : group.title;
  return (
    <Dialog title={t('waitingForName', { name })} kind="drawer" isOpen onClose={onClose}>
      {query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="40px" />
          <Skeleton height="40px" />
        </div>
      ) : (
        <>
          <ul>
            {list.map((signUp) => (
              <SignUpRow key={signUp.id} signUp={signUp} />
            ))}
          </ul>
          {query.hasNextPage ? (
            <Button onPress={() => void query.fetchNextPage()} isPending={query.isFetchingNextPage}>
              {t('more')}
            </Button>
          ) : null}
        </>
      )}
    </Dialog>
  );
}

function SignUpRow({ signUp }: { readonly signUp: SignUp }) {
  const { siteVisitorEmail, isJoinMailingList, status } = signUp;
  const date = formatDateTime(signUp.createdAt);
  return (
    <li className="restock-person">
      <span className="ui-grow">
        <span className="ui-clip">{siteVisitorEmail}</span>
        <span className="ui-help">{isJoinMailingList ? t('dateWantsNewsletter', { date }) : date}</span>
      </span>
      <Badge tone={status === 'notified' ? 'ok' : 'neutral'}>{statusMessages[status]}</Badge>
    </li>
  );
}

const statusMessages = {
  waiting: t('waiting'),
  notified: t('notified'),
  unsubscribed: t('unsubscribed'),
} as const;

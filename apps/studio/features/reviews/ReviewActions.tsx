import type { Review } from '@veranda/contracts/reviews';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { type ReviewStatus, useReviewMutations } from './review-queries.ts';
import { t } from './messages.ts';

/** Showing a review, keeping it back, deleting it. */
export function ReviewActions({ review }: { readonly review: Review }) {
  const site = useSite();
  const { decide, remove } = useReviewMutations(site.id);
  const [asks, setAsks] = useState(false);
  if (!mayWrite(site, 'products') && !mayWrite(site, 'comments')) return null;
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const to = (status: ReviewStatus) => decide.mutate({ id: review.id, status }, { onError });
  return (
    <div className="ui-row">
      {review.status === 'published' ? null : (
        <Button size="small" variant="primary" isPending={decide.isPending} onPress={() => to('published')}>
          {t('show')}
        </Button>
      )}
      {review.status === 'rejected' ? null : (
        <Button size="small" isPending={decide.isPending} onPress={() => to('rejected')}>
          {t('hide')}
        </Button>
      )}
      <Button size="small" variant="danger-quiet" onPress={() => setAsks(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('deleteThisReview')}
        confirmLabel={t('delete')}
        isDestructive
        onCancel={() => setAsks(false)}
        onConfirm={() => remove.mutate(review.id, { onError, onSettled: () => setAsks(false) })}
      >
        {t('deleteThisReviewText')}
      </ConfirmDialog>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { type ReviewSwitch, reviewSettingsQuery, useReviewSwitches } from './review-queries.ts';
import { t } from './messages.ts';

const switches: readonly { readonly name: ReviewSwitch; readonly label: string; readonly note: string }[] = [
  { name: 'nativeReviews', label: t('customerReviews'), note: t('customerReviewsNote') },
  {
    name: 'reviewsModerated',
    label: t('approveBeforePublishing'),
    note: t('approveBeforePublishingNote'),
  },
  { name: 'importedReviews', label: t('importedReviews'), note: t('importedReviewsNote') },
  { name: 'reviewsKillSwitch', label: t('hideAllReviews'), note: t('hideAllReviewsNote') },
];

/** Settings for the reviews that the shop shows: each switch holds at once. */
export function ReviewSwitches() {
  const site = useSite();
  const settings = useQuery(reviewSettingsQuery(site.id));
  const save = useReviewSwitches(site.id);
  const merchandising = settings.data?.merchandising;
  if (settings.isPending) return <Skeleton height="180px" />;
  if (!merchandising) return null;
  const turn = (name: ReviewSwitch, on: boolean) =>
    save.mutate(
      { [name]: on },
      { onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }) },
    );
  return (
    <Panel title={t('onYourProductPages')}>
      <div className="review-switches">
        {switches.map(({ name, label, note }) => (
          <Switch
            key={name}
            note={note}
            isSelected={merchandising[name]}
            isDisabled={save.isPending || !mayWrite(site, 'products')}
            onChange={(on) => turn(name, on)}
          >
            {label}
          </Switch>
        ))}
      </div>
    </Panel>
  );
}

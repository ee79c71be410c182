import { type ItemStatus, itemStatuses } from '@veranda/domain/pages/item-fields';
import { Select } from '@veranda/ui/Select.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { statusLabels } from './item-words.ts';
import { TimeField } from './TimeField.tsx';
import { t } from './messages.ts';

const help: Readonly<Record<ItemStatus, string>> = {
  draft: t('statusDraftHelp'),
  needs_review: t('statusNeedsReviewHelp'),
  scheduled: t('statusScheduledHelp'),
  private: t('statusPrivateHelp'),
  published: t('statusPublishedHelp'),
};

/** State and date of an item. */
export function PublishingFields({ fields: { meta, canWrite, set, setStatus } }: FieldsProps) {
  const { status } = meta;
  // An item is scheduled by the publication that it goes live with.
  const offered = itemStatuses.filter((each) => each !== 'scheduled' || status === each);
  return (
    <FieldGroup title={t('publishing')}>
      <Select
        label={t('status')}
        options={offered.map((value) => ({ value, label: statusLabels[value] }))}
        value={status}
        isDisabled={!canWrite}
        description={help[status]}
        onChange={(value) => setStatus(value as ItemStatus)}
      />
      <TimeField
        label={t('publishDate')}
        value={meta.publishOn}
        isReadOnly={!canWrite}
        onChange={(instant) => set('publishOn', instant)}
      />
    </FieldGroup>
  );
}

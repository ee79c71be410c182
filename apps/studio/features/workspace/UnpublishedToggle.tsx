import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Diff } from 'lucide-react';
import { t } from './messages.ts';
import type { Unpublished } from './use-unpublished.ts';

/** Shows on the page what visitors do not see yet; what there is of it is told beside, and announced. */
export function UnpublishedToggle({ isOn, toggle, summary }: Unpublished) {
  return (
    <>
      <span className="ui-help" role="status">
        {summary}
      </span>
      <IconButton label={t('showUnpublished')} aria-pressed={isOn} onPress={toggle}>
        <Diff size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

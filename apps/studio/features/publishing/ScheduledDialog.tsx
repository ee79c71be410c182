import type { Schedule } from '@veranda/contracts/publishing';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { t } from './messages.ts';
import { scheduleTime } from './schedule-time.ts';

/** Says when the chosen documents go live. */
export function ScheduledDialog({
  schedule,
  onClose,
}: {
  readonly schedule: Schedule;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={t('publicationScheduled')}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p role="status">{t('publicationScheduledText', { time: scheduleTime(schedule) })}</p>
    </Dialog>
  );
}

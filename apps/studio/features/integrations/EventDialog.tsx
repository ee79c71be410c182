import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { topicLabel } from './webhook-messages.ts';
import { rich, t } from './messages.ts';

interface EventDialogProps {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

/** A message as it is sent. */
export function EventDialog({ delivery, onClose }: EventDialogProps) {
  const { topic, eventId, payload } = delivery;
  const close = (
    <Button variant="primary" onPress={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog title={topicLabel(topic)} kind="wide" isOpen onClose={onClose} footer={close}>
      <div className="ui-stack">
        <div className="ui-row">
          <span className="ui-help ui-grow">
            {rich('eventId', { eventId, code: (children) => <code>{children}</code> })}
          </span>
          <CopyButton text={payload} />
        </div>
        <div className="event-body">
          <TextField
            label={t('messageBody')}
            rows={14}
            isReadOnly
            value={JSON.stringify(JSON.parse(payload), null, 2)}
          />
        </div>
      </div>
    </Dialog>
  );
}

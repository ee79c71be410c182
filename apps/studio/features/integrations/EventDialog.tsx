import type { WebhookDelivery } from '@veranda/contracts/integrations-webhooks';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { topicText } from './webhook-words.ts';

export interface EventDialogProps {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

/** A message as it is sent. */
export function EventDialog({ delivery, onClose }: EventDialogProps) {
  const { topic, eventId, payload } = delivery;
  const close = (
    <Button variant="primary" onPress={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog title={topicText(topic)} kind="wide" isOpen onClose={onClose} footer={close}>
      <div className="ui-stack">
        <div className="ui-row">
          <span className="ui-help ui-grow">
            Event <code>{eventId}</code>
          </span>
          <CopyButton text={payload} />
        </div>
        <div className="event-body">
          <TextField
            label="Message body"
            rows={14}
            isReadOnly
            value={JSON.stringify(JSON.parse(payload), null, 2)}
          />
        </div>
      </div>
    </Dialog>
  );
}

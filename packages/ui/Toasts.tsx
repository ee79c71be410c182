import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { toastQueue } from './toast-queue.ts';
import { t } from './messages.ts';

/** The place of the notes; once in an application. F6 reaches it. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className="ui-toasts" aria-label={t('notifications')}>
      {({ toast }) => (
        <Toast toast={toast} className={toast.content.isDanger ? 'ui-toast ui-toast--danger' : 'ui-toast'}>
          <ToastContent className="ui-toast-text">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action ? (
            <Button
              className="ui-toast-action"
              onPress={() => {
                toast.content.action?.onAction();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          ) : null}
          <Button slot="close" aria-label={t('dismiss')}>
            <X size={16} aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}

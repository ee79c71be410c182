import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { t } from './messages.ts';

/** Tells what was done with a tag, and takes it back where that is asked for; null for what cannot be taken back. */
export function tellChange(id: string, text: string, takeBack: (() => Promise<unknown>) | null): void {
  const onAction = () =>
    void takeBack?.().catch((fault: unknown) => {
      showToast({ text: messageOf(fault), isDanger: true });
    });
  showToast({ text, topic: `tag-${id}`, ...(takeBack ? { action: { label: t('undo'), onAction } } : {}) });
}

import { Dialog } from '@veranda/ui/Dialog.tsx';
import { t } from './messages.ts';
import { PageThreads } from './PageThreads.tsx';
import { useChooseThread } from './use-choose-thread.ts';
import { useOpenComments } from './use-open-comments.ts';

/** The comments of a page on a sheet, which makes way for the part that one of them is on. */
export function PageCommentsSheet() {
  const { close } = useOpenComments();
  const choose = useChooseThread();
  return (
    <Dialog title={t('pageComments')} isOpen onClose={close}>
      <PageThreads onChoose={(thread) => choose(thread, false)} />
    </Dialog>
  );
}

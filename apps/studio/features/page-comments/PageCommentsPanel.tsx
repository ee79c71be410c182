import { IconButton } from '@veranda/ui/IconButton.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useChooseThread } from './use-choose-thread.ts';
import { t } from './messages.ts';
import { PageThreads } from './PageThreads.tsx';
import { useOpenComments } from './use-open-comments.ts';

/** The comments of a page in the column beside it: the page stays in reach. */
export function PageCommentsPanel() {
  const { close } = useOpenComments();
  const choose = useChooseThread();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="page-comments-head">
        <h2 ref={heading} tabIndex={-1}>
          {t('pageComments')}
        </h2>
        <IconButton
          label={t('close')}
          size="small"
          onPress={() => {
            close();
            document.querySelector<HTMLElement>('[data-page-comments]')?.focus();
          }}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <PageThreads onChoose={(thread) => choose(thread, true)} />
    </>
  );
}

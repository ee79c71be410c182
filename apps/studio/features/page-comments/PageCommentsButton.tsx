import { Button } from '@veranda/ui/Button.tsx';
import { MessageSquare } from 'lucide-react';
import { useCommands } from '../../commands/command-list.ts';
import type { CommentNews } from '../../documents/comment-news.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { t } from '../pages/messages.ts';
import { useOpenComments } from './use-open-comments.ts';

/** Opens and closes the comments on a page, with the number of those that are open. */
export function PageCommentsButton({ news }: { readonly news: CommentNews }) {
  const { isOpen, open, close } = useOpenComments();
  const count = useStore(news)?.open ?? 0;
  useCommands([{ id: 'page-comments', group: 'actions', label: t('pageComments'), run: () => open() }]);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-expanded={isOpen}
      data-page-comments=""
      onPress={() => (isOpen ? close() : open())}
    >
      <MessageSquare size={16} aria-hidden="true" />
      <span className="ui-hidden">{t('openPageComments', { count })}</span>
      <span className="editor-bar-label" aria-hidden="true">
        {t('pageComments')}
      </span>
      {count > 0 ? (
        <span className="editor-bar-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </Button>
  );
}

import { commentsView } from './comments-view.ts';
import { runTemplate, type Session } from '../context/session.ts';
import type { ShownItem } from '../context/target.ts';
import { websiteContext } from '../context/website-context.ts';

/**
 * Comments on an item with the form for another one, by the partial `item-comments`; '' where neither is shown.
 * `title` is a heading of the owner's, '' for the number of comments.
 */
export function commentsHtml(session: Session, target: ShownItem, title = ''): string {
  const comments = commentsView(session, target, title);
  if (comments === null) return '';
  return runTemplate(session, '{@|apply item-comments}', { ...websiteContext(session), comments });
}

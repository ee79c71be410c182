import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { ListPageView } from '@veranda/render/page/list-view';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { RawAnswer, ReplyHeaders } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { ConfirmedLink, LinkSubject } from './confirm-subscription-link.ts';
import { listPage } from '../../services/sites/mailing-lists/list-page.ts';

/**
 * The page of a link: what it asks, or what has happened. In the site's theme; plain where the site has none.
 */
export async function linkPage(
  deps: Pick<Deps, 'pages'>,
  { site, reply }: { readonly site: SiteEntry; readonly reply: ReplyHeaders },
  { link, subject }: { readonly link: ConfirmedLink; readonly subject: LinkSubject | Refusal },
): Promise<RawAnswer> {
  const status = isRefusal(subject) ? presentRefusal(subject).status : 200;
  return listPage(deps, { site, reply }, { view: viewOf(link, subject), status });
}

function viewOf(link: ConfirmedLink, subject: LinkSubject | Refusal): ListPageView {
  if (isRefusal(subject)) return { section: 'over', action: '', email: '', listName: '' };
  const { email, listName, state } = subject;
  const isDone = link.purpose === 'confirm' ? state === 'subscribed' : isGone(state);
  const section = link.purpose === 'confirm' ? 'confirm' : 'unsubscribe';
  const path = link.purpose === 'confirm' ? 'confirm-subscription' : 'unsubscribe';
  return {
    section: isDone ? `${section}-done` : section,
    action: isDone ? '' : `/${path}/${encodeURIComponent(link.token)}`,
    email,
    listName,
  };
}

function isGone(state: LinkSubject['state']): boolean {
  return state === 'unsubscribed' || state === 'suppressed';
}

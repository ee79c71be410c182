import * as calls from '@veranda/contracts/comments';
import { endReplyMails, setMailsOff } from '@veranda/db/comments/mails';
import { refuse } from '@veranda/domain/refusal';
import type { ListPageView } from '@veranda/render/page/list-view';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { listPage } from '../../services/sites/mailing-lists/list-page.ts';
import { readMailLink } from './mail-link.ts';

/** Link by which those who get mails about comments end them: one press, no login. */
export function mailLinkRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCommentMails, async (call) => {
      const reader = readMailLink(deps, siteOf(call).id, call.params.token);
      return page(deps, call, reader === null ? 'over' : 'comment-mails');
    }),
    route(calls.endCommentMails, async (call) => {
      const { id } = siteOf(call);
      const reader = readMailLink(deps, id, call.params.token);
      if (reader !== null)
        await deps.db.forSite(id, (tx) =>
          reader.kind === 'moderator'
            ? setMailsOff(tx, { accountId: reader.accountId, isOff: true })
            : endReplyMails(tx, reader.emailHash),
        );
      if (call.request.wantsHtml) return page(deps, call, reader === null ? 'over' : 'comment-mails-done');
      return reader === null ? refuse('reminder-link-over') : { ended: true as const };
    }),
  ];
}

function page(
  deps: Deps,
  call: Pick<Call<typeof calls.showCommentMails>, 'reply' | 'params' | 'site' | 'account' | 'member'>,
  section: ListPageView['section'],
): Promise<RawAnswer> {
  const action = section === 'comment-mails' ? `/comment-mails/${encodeURIComponent(call.params.token)}` : '';
  return listPage(
    deps,
    { site: siteOf(call), reply: call.reply },
    { view: { section, action, email: '', listName: '' }, status: section === 'over' ? 410 : 200 },
  );
}

import * as calls from '@veranda/contracts/comments';
import { findMailsOff, setMailsOff } from '@veranda/db/comments/mails';
import { findCommentSettings, saveCommentSettings } from '@veranda/db/comments/settings';
import { refuse } from '@veranda/domain/refusal';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Comments: written by visitors on items, read and decided in the studio. */
export function commentRoutes(deps: Deps): Route[] {
  return [
    ...visitorRoutes(deps),
    ...mailLinkRoutes(deps),
    ...moderationRoutes(deps),
    ...settingsRoutes(deps),
  ];
}

function settingsRoutes(deps: Deps): Route[] {
  const present = (siteId: string, accountId: string) =>
    deps.db.forSite(
      siteId,
      async (tx) => {
        const { settings, version } = await findCommentSettings(tx);
        const mailsAreOn = !(await findMailsOff(tx)).has(accountId);
        return { settings, version: String(version), mailsAreOn };
      },
      { readOnly: true },
    );
  return [
    route(calls.getCommentSettings, async (call) => present(siteOf(call).id, accountOf(call).id)),
    route(calls.saveCommentSettings, async (call) => {
      const { id } = siteOf(call);
      const { settings } = call.body;
      const version = BigInt(call.body.version);
      const problem = await changeLive(deps, id, async (tx) =>
        (await saveCommentSettings(tx, { settings, version })) ? null : refuse('version-conflict'),
      );
      return problem ?? present(id, accountOf(call).id);
    }),
    route(calls.setCommentMails, async (call) => {
      const { areOn } = call.body;
      const accountId = accountOf(call).id;
      await deps.db.forSite(siteOf(call).id, (tx) => setMailsOff(tx, { accountId, isOff: !areOn }));
      return { areOn };
    }),
  ];
}

import { unlockPage } from '@veranda/contracts/page-access';
import { returnPath } from '@veranda/domain/members/return-path';
import { nobody } from '@veranda/domain/pages/page-access';
import type { Deps } from '../../services/deps.ts';
import { pageKeysFor, withPageKey } from '../../services/sites/page-access/page-keys.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** The way into a page that has a password. */
export function accessRoutes(deps: Deps): Route[] {
  return [
    route(unlockPage, async (call) => {
      const site = siteOf(call);
      const returnTo = returnPath(call.body.returnTo, '/');
      const path = returnTo.split('?')[0] ?? '/';
      const gate = await deps.pages.accessAt(site, path);
      const onward = { kind: 'redirect', status: 303, location: returnTo } as const;
      if (gate?.access.kind !== 'password' || gate.pageId !== call.body.page) return onward;
      const { pageId, access } = gate;
      if (await matchesPassword(access.hash, call.body.password)) {
        const cookie = call.request.cookies.page_keys ?? '';
        const keys = withPageKey(deps, cookie, { siteId: site.id, pageId, access });
        call.reply.setCookie('page_keys', keys, pageKeysFor);
        return onward;
      }
      const address = { path, query: new URLSearchParams() };
      const page = await deps.pages.gated(site, address, { rights: nobody, isWrong: true });
      return respondWithPage(call, page);
    }),
  ];
}

import { getPreview, showPreview } from '@veranda/contracts/preview';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { RenderedPage } from '../../platform/http/rendered-page.ts';
import { previewLifetime, siteToken, tokenLeft } from '../../services/sites/preview/preview-token.ts';
import { isInternalAccount } from '@veranda/db/accounts/reader';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';
import { withPreviewScript } from './preview-script.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** Drafts as visitors would see them, for whoever has their address. */
export function previewRoutes(deps: Deps): Route[] {
  return [
    route(getPreview, async (call) => {
      const site = siteOf(call);
      const endsAt = deps.now() + previewLifetime;
      const key = { siteId: site.id };
      const token = siteToken(deps, { ...key, purpose: 'preview' }, endsAt);
      const isInternal = await deps.db.global((tx) => isInternalAccount(tx, accountOf(call).id));
      const mark = isInternal ? `&internal=${siteToken(deps, { ...key, purpose: 'internal' }, endsAt)}` : '';
      return {
        url: `${site.origin}/preview?token=${token}${mark}`,
        expiresAt: new Date(endsAt).toISOString(),
      };
    }),
    route(showPreview, async (call) => {
      const site = siteOf(call);
      if (tokenLeft(deps, { siteId: site.id, purpose: 'preview' }, call.query.token) === 0)
        return answer(call, await deps.pages.system(site, { kind: 'not-found' }));
      const { internal = '' } = call.query;
      const left = tokenLeft(deps, { siteId: site.id, purpose: 'internal' }, internal);
      if (left > 0) call.reply.setCookie('internal', internal, left / 1000);
      const snapshot = await deps.db.forSite(site.id, (tx) => draftSnapshot(tx, { withPrivate: true }), {
        readOnly: true,
      });
      const { form, path = '/' } = call.query;
      const subject = form === undefined ? { path } : { formId: form };
      const page = await deps.pages.draft(site, snapshot, subject);
      return answer(call, form === undefined ? withPreviewScript(page, { site, ...deps.settings }) : page);
    }),
  ];
}

interface Answering {
  readonly reply: { header(name: string, value: string): unknown };
}

function answer({ reply }: Answering, page: RenderedPage): RawAnswer {
  reply.header('x-robots-tag', 'noindex');
  return respondWithPage({ reply }, page);
}

import { getPreview, showPreview } from '@veranda/contracts/preview';
import type { Deps } from '../../platform/deps.ts';
import { type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import type { RenderedPage } from '../../platform/pages/page-renderer.ts';
import { isPreviewToken, previewLifetime, previewToken } from '../../platform/preview/preview-token.ts';
import { draftSnapshot } from '../../platform/publishing/draft-state.ts';
import { answerPage } from '../../platform/http/answer-page.ts';

/** Drafts as visitors would see them, for who has their address. */
export function previewRoutes(deps: Deps): Route[] {
  return [
    route(getPreview, async (call) => {
      const site = siteOf(call);
      const endsAt = deps.now() + previewLifetime;
      const token = previewToken(deps, site.id, endsAt);
      return { url: `${site.origin}/preview?token=${token}`, expiresAt: new Date(endsAt).toISOString() };
    }),
    route(showPreview, async (call) => {
      const site = siteOf(call);
      if (!isPreviewToken(deps, site.id, call.query.token))
        return answer(call, await deps.pages.system(site, { kind: 'not-found' }));
      const { snapshot } = await deps.db.forSite(site.id, (tx) => draftSnapshot(tx, site), {
        readOnly: true,
      });
      const { form, path = '/' } = call.query;
      const what = form === undefined ? { path } : { formId: form };
      return answer(call, await deps.pages.draft(site, snapshot, what));
    }),
  ];
}

interface Answering {
  readonly reply: { header(name: string, value: string): unknown };
}

function answer({ reply }: Answering, page: RenderedPage): RawAnswer {
  reply.header('x-robots-tag', 'noindex');
  return answerPage({ reply }, page);
}

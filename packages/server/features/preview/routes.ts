import { getPreview, showPreview } from '@veranda/contracts/preview';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { RenderedPage } from '../../platform/http/rendered-page.ts';
import { previewLifetime, siteToken, tokenLeft } from '../../services/sites/preview/preview-token.ts';
import { isInternalAccount } from '@veranda/db/accounts/reader';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';
import { findInDraft } from '../../services/sites/search/find-in-draft.ts';
import { searchOffset } from '../../services/sites/search/find-in-site.ts';
import { searchPath, withPreviewSearch } from './preview-search.ts';
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
      const { form, path = '/', token } = call.query;
      if (form !== undefined) return answer(call, await deps.pages.draft(site, snapshot, { formId: form }));
      const page =
        path === searchPath
          ? await deps.pages.draft(site, snapshot, {
              system: await foundIn(deps, { site, snapshot }, call.query),
            })
          : await deps.pages.draft(site, snapshot, { path });
      return answer(call, withPreviewScript(withPreviewSearch(page, token), { site, ...deps.settings }));
    }),
  ];
}

async function foundIn(
  deps: Deps,
  draft: Parameters<typeof findInDraft>[1],
  { q = '', offset }: { readonly q?: string; readonly offset?: string },
) {
  const found = await findInDraft(deps, draft, { query: q, offset: searchOffset(offset) });
  return { kind: 'search', found } as const;
}

interface Answering {
  readonly reply: { header(name: string, value: string): unknown };
}

function answer({ reply }: Answering, page: RenderedPage): RawAnswer {
  reply.header('x-robots-tag', 'noindex');
  return respondWithPage({ reply }, page);
}

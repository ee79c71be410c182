import { checkVideo } from '@veranda/contracts/embeds';
import { showEmbed } from '@veranda/contracts/fake-embed';
import { readEmbed } from '@veranda/domain/embeds/embed-services';
import { refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { fakeEmbedPage } from './fake-embed-page.ts';
import { createVimeo } from './vimeo.ts';

/** What services say of videos, and on a developer's machine the page that stands in for their frames. */
export function videoRoutes(deps: Deps): Route[] {
  const vimeo = createVimeo(deps.settings.vimeoOrigin, deps.now);
  return [
    route(checkVideo, async (call) => {
      const found = readEmbed('video', call.query.address);
      const providerName = found?.title ?? '';
      if (providerName !== 'Vimeo' || !found) return { providerName, title: '' };
      const video = await vimeo(found.page);
      return video?.isBasic ? refuse('vimeo-basic') : { providerName, title: video?.title ?? '' };
    }),
    route(showEmbed, async (call) => {
      if (!deps.settings.development) return refuse('not-found');
      const { html, policy } = fakeEmbedPage(call.query.frame ?? '');
      call.reply.header('content-security-policy', policy);
      return { kind: 'html', status: 200, html };
    }),
  ];
}

import { loaderPath } from '@veranda/contracts/islands';
import { previewScript } from '@veranda/contracts/preview-messages';
import type { RenderedPage } from '../../platform/http/rendered-page.ts';

/** Host of a preview, and the host that frames it. */
interface PreviewHosts {
  readonly site: { readonly origin: string };
  readonly studioOrigin: string;
}

/**
 * A page with the script that ties it to the studio, under a policy that lets in no other one: what owners
 * wrote runs on the published site and not in the studio's frame.
 */
export function withPreviewScript(page: RenderedPage, { site, studioOrigin }: PreviewHosts): RenderedPage {
  const script = `<script src="${previewScript}" data-studio="${studioOrigin}" defer></script>`;
  // It would be refused by the policy, which browsers report as an error.
  const alone = page.html.replace(`<script type="module" src="${loaderPath}"></script>`, '');
  const at = alone.lastIndexOf('</body>');
  const html = at < 0 ? alone + script : alone.slice(0, at) + script + alone.slice(at);
  const policy = (page.headers['content-security-policy'] ?? '')
    .split('; ')
    .filter((directive) => !/^script-src(?:-elem|-attr)? /.test(directive));
  return {
    ...page,
    html,
    headers: {
      ...page.headers,
      'content-security-policy': [...policy, `script-src ${site.origin}${previewScript}`].join('; '),
    },
  };
}

import type { ListPageView } from '@veranda/render/page/list-view';
import type { SitesDeps } from '../deps.ts';
import { respondWithPage } from '@veranda/server/platform/http/respond-with-page';
import type { RawAnswer, ReplyHeaders } from '@veranda/server/platform/http/route';
import type { SiteEntry } from '../directory/site-directory.ts';
import { plainPolicy } from '../pages/plain-page.ts';
import { plainListPage } from './plain-page.ts';

/**
 * The page of a link in a mail that asks for one press. In the site's theme; plain where the site has none.
 */
export async function listPage(
  deps: Pick<SitesDeps, 'pages'>,
  { site, reply }: { readonly site: SiteEntry; readonly reply: ReplyHeaders },
  { view, status }: { readonly view: ListPageView; readonly status: number },
): Promise<RawAnswer> {
  // The address of the page is a secret of whoever got the mail.
  reply.header('referrer-policy', 'same-origin');
  reply.header('x-robots-tag', 'noindex');
  if (site.publishedRevisionId === null) {
    reply.header('content-security-policy', plainPolicy("'none'"));
    return { kind: 'html', status, html: plainListPage(site, view) };
  }
  const page = await deps.pages.system(site, { kind: 'mailing-list', view });
  return respondWithPage({ reply }, page, status);
}

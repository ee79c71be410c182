import type { Deps } from '../../services/deps.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { VisitorCall } from './complete-call.ts';

/** Page for a browser when nothing is found: the page of the site's theme. */
export async function notFoundPage(
  deps: Pick<Deps, 'pages'>,
  { site, call }: { readonly site: SiteEntry; readonly call: VisitorCall },
): Promise<RawAnswer> {
  return respondWithPage(call, await deps.pages.system(site, { kind: 'not-found' }), 404);
}

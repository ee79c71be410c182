import type { RenderInput } from '@veranda/render/context/session';
import type { PageTarget } from '@veranda/render/context/target';
import { formatOf, formatted } from '@veranda/render/page/formats';
import { type PageOutput, renderPage } from '@veranda/render/page/render-page';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { PageAddress } from './page-renderer.ts';

/** Runs work on a site, and notes what it reads of it. */
export type Watch = <T>(work: () => T) => Promise<T>;

/** The page of a target, in the format that is asked for too. */
export async function drawTarget(
  input: RenderInput,
  {
    target,
    query,
    watch,
  }: Pick<PageAddress, 'query'> & { readonly target: PageTarget; readonly watch: Watch },
): Promise<PageOutput> {
  const done = metrics.renderDuration.startTimer({ page: target.kind });
  const format = formatOf(query.get('format'));
  const page = await watch(() => {
    const made = renderPage(input, target);
    // What a format reads of items, which is written later, is read here.
    if (format !== null) formatted(made, format);
    return made;
  });
  done();
  return page;
}

import { queryOptions } from '@tanstack/react-query';
import { listPages } from '@veranda/contracts/pages';
import { call } from '../../api/client.ts';
import { createSlideRenderer } from '../../canvas/canvas-query.ts';

/** Collection type of a plain page (administration §3). */
const plainPage = 10;

/** The code that draws slides of a site, with its draft; read again whenever an editor of slides is opened. */
export function slideCanvasQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'slide-canvas'],
    async queryFn({ signal }) {
      const { pages } = await call(listPages, { params: { site }, signal });
      const page = pages.find(({ isHome }) => isHome) ?? pages.find(({ type }) => type === plainPage);
      if (!page) throw new Error('the site has no page');
      return createSlideRenderer(site, { kind: 'page', id: page.id }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { getPage, listPages } from '@veranda/contracts/pages';
import type { PageDocument } from '@veranda/domain/pages/document';
import { call } from '../../api/client.ts';
import { createRenderers } from '../../canvas/canvas-query.ts';

const empty: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** The home page of the draft, with the code that draws it; read again whenever the design is opened. */
export function homeCanvasQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'home-canvas'],
    async queryFn({ signal }) {
      const { pages } = await call(listPages, { params: { site }, signal });
      const home = pages.find(({ isHome }) => isHome) ?? pages[0];
      if (!home) throw new Error('the site has no page');
      const [[renderer], { document }] = await Promise.all([
        createRenderers(site, { kind: 'page', id: home.id }, { count: 1, signal }),
        call(getPage, { params: { site, page: home.id }, signal }),
      ]);
      if (!renderer) throw new Error('the canvas has no renderer');
      return { renderer, document: document ?? empty };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { createRenderers } from '../../canvas/canvas-query.ts';
import type { DrawnDocument } from '@veranda/render/context/target';

/** What draws both sides of a comparison: one a frame, since each notes what it has asked for. */
export function comparisonQuery(site: string, drawn: DrawnDocument) {
  return queryOptions({
    queryKey: ['site', site, 'comparison', drawn.kind, drawn.id],
    async queryFn({ signal }) {
      const [before, after] = await createRenderers(site, drawn, { count: 2, signal });
      if (!before || !after) throw new Error('a side of the comparison has no renderer');
      return { before, after };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

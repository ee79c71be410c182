import { useQuery } from '@tanstack/react-query';
import { getCanvasData } from '@veranda/contracts/canvas';
import { sectionsFor } from '@veranda/domain/pages/section-library/section-library';
import { call } from '../../api/client.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import type { DrawnDocument } from '@veranda/render/context/target';
import { completeRenderer, sectionDrawing, type SectionMaterials } from './library-drawings.ts';

interface LibraryRenderer {
  /** Null until everything is there that the sections show. */
  readonly renderer: CanvasRenderer | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The renderer of the page's canvas with what the ready sections show; `materials` is null until they are known. */
export function useLibraryRenderer(
  site: string,
  drawn: DrawnDocument,
  materials: SectionMaterials | null,
): LibraryRenderer {
  const canvas = useQuery(canvasQuery(site, drawn));
  const renderer = canvas.data?.renderer;
  const complete = useQuery({
    queryKey: ['site', site, 'section-library', drawn.id, materials?.content],
    enabled: renderer !== undefined && materials !== null,
    async queryFn() {
      if (!renderer || !materials) return false;
      const drawings = sectionsFor(materials.content).map((section) => sectionDrawing(section, materials));
      await completeRenderer(renderer, drawings, (body) => call(getCanvasData, { params: { site }, body }));
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return {
    // Sections whose goods could not be read are drawn without them.
    renderer: complete.isPending ? null : (renderer ?? null),
    error: canvas.error,
    retry: () => void canvas.refetch(),
  };
}

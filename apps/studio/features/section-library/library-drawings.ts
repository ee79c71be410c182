import type { PageDocument } from '@veranda/domain/pages/document';
import type {
  LibrarySection,
  MadeSection,
  SectionMaking,
} from '@veranda/domain/pages/section-library/library-section';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';

/** Words and content of a site that its ready sections are made of. */
export type SectionMaterials = Pick<SectionMaking, 'texts' | 'content'>;

/** A ready section as a page of its own, to be drawn. */
export interface SectionDrawing {
  readonly id: string;
  readonly document: PageDocument;
}

/** The section made for this site, with fresh ids. */
export function freshSection(section: LibrarySection, materials: SectionMaterials): MadeSection {
  return section.make({ newId: () => crypto.randomUUID(), position: 'a0', ...materials });
}

/** The section as it would be put in, under ids that say what it is. */
export function sectionDrawing(section: LibrarySection, materials: SectionMaterials): SectionDrawing {
  let count = 0;
  const newId = () => `library-${section.key}-${String((count += 1))}`;
  const { section: made, blocks } = section.make({ newId, position: 'a0', ...materials });
  const document: PageDocument = {
    schema: 1,
    sections: { [made.id]: made },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
  return { id: made.id, document };
}

type Needs = NonNullable<ReturnType<CanvasRenderer['missing']>>;
type FetchData = (needs: Needs) => Promise<Parameters<CanvasRenderer['add']>[0]>;

/** Reads what the drawings show and the renderer does not have: goods, pictures, and how amounts are written. */
export async function completeRenderer(
  renderer: CanvasRenderer,
  drawings: readonly SectionDrawing[],
  fetchData: FetchData,
): Promise<void> {
  const blocks = Object.assign(
    {},
    ...drawings.map(({ document }) => document.blocks),
  ) as PageDocument['blocks'];
  const needs = renderer.missing({ schema: 1, sections: {}, blocks }, Object.keys(blocks));
  if (needs) renderer.add(await fetchData(needs));
  for (const { document, id } of drawings) renderer.sectionHtml(document, id);
  await renderer.pendingLocale();
}

import type { MadeSection } from '@veranda/domain/pages/section-library/library-section';
import { sectionBelow } from '@veranda/domain/pages/section-library/place-section';
import { useSite } from '../../shell/use-site.ts';
import { BlockPalette } from '../blocks/BlockPalette.tsx';
import { type SectionSpot, usePageEditorContext } from '../pages/page-editor-context.ts';
import type { BlockSpot } from '../pages/use-page-edits.ts';
import { SectionLibrary } from '../section-library/SectionLibrary.tsx';
import { useSiteContent } from '../section-library/use-site-content.ts';
import type { Addition } from './use-additions.ts';

interface AdditionDialogProps {
  readonly addition: Addition;
  readonly onClose: () => void;
}

/** The palette or the library from which something is added to the page. */
export function AdditionDialog({ addition, onClose }: AdditionDialogProps) {
  return addition.kind === 'block' ? (
    <PageBlockPalette spot={addition.spot} onClose={onClose} />
  ) : (
    <PageSectionLibrary spot={addition.spot} onClose={onClose} />
  );
}

interface PageBlockPaletteProps {
  readonly spot: BlockSpot;
  readonly onClose: () => void;
}

function PageBlockPalette({ spot, onClose }: PageBlockPaletteProps) {
  const { selection, expanded, addBlock } = usePageEditorContext();
  const { content } = useSiteContent(useSite().id);
  return (
    <BlockPalette
      onClose={onClose}
      onChoose={(kind) => {
        onClose();
        const id = addBlock(kind.id, spot, content);
        if (id === null) return;
        expanded.expand(id);
        if (selection.isInspected) selection.select([id]);
      }}
    />
  );
}

interface PageSectionLibraryProps {
  readonly spot: SectionSpot | null;
  readonly onClose: () => void;
}

function PageSectionLibrary({ spot, onClose }: PageSectionLibraryProps) {
  const { page, documentNow, selection, addSection } = usePageEditorContext();
  const add = (made: MadeSection, before: string | null) => {
    onClose();
    addSection(made, before);
    const [first] = made.blocks;
    if (selection.isInspected) selection.selectSection(made.section.id);
    else if (first) selection.follow(first.id);
  };
  return (
    <SectionLibrary
      drawn={page}
      onClose={onClose}
      onChoose={(made) =>
        add(
          made,
          spot?.side === 'after' ? sectionBelow(documentNow(), spot.section) : (spot?.section ?? null),
        )
      }
      onDrop={add}
    />
  );
}

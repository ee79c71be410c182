import type { PageDocument } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { BlockPalette } from '../blocks/BlockPalette.tsx';
import { SectionLibrary } from '../section-library/SectionLibrary.tsx';
import { PageEditorContext, usePageEditorContext } from './page-editor-context.ts';
import { PageSection } from './PageSection.tsx';
import { orderedSections } from './page-document.ts';
import type { useExpandedBlocks } from './use-expanded-blocks.ts';
import { type BlockSpot, usePageEdits } from './use-page-edits.ts';
import { t } from './messages.ts';

interface PageSectionsProps {
  /** Id of the page. */
  readonly page: string;
  readonly open: OpenDocument<PageDocument>;
  readonly document: PageDocument;
  readonly canWrite: boolean;
  /** Blocks whose fields are shown. */
  readonly expanded: ReturnType<typeof useExpandedBlocks>;
  /** Told the block that was opened or is being edited. */
  readonly onOpen: (block: string) => void;
}

/** The sections of a page in their order, and the palette that adds to them. */
export function PageSections({ page, open, document, canWrite, expanded, onOpen }: PageSectionsProps) {
  const { session, presence } = open;
  const edits = usePageEdits(session, document);
  const { opened, toggle, expand } = expanded;
  const people = useStore(presence);
  const [spot, setSpot] = useState<BlockSpot | null>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <PageEditorContext
      value={{
        ...edits,
        session,
        presence,
        people,
        document,
        canWrite,
        opened,
        toggle,
        onOpen,
        chooseBlock: setSpot,
      }}
    >
      <SectionList onAdd={() => setAdding(true)} />
      <div className="ui-hidden" role="status">
        {edits.said}
      </div>
      {isAdding ? <PageSectionLibrary page={page} onClose={() => setAdding(false)} /> : null}
      {spot ? (
        <BlockPalette
          onClose={() => setSpot(null)}
          onChoose={(kind) => {
            setSpot(null);
            expand(edits.addBlock(kind.id, spot));
          }}
        />
      ) : null}
    </PageEditorContext>
  );
}

function SectionList({ onAdd }: { readonly onAdd: () => void }) {
  const { document, canWrite } = usePageEditorContext();
  const sections = orderedSections(document);
  const addSection = (
    <Button onPress={onAdd}>
      <Plus size={16} aria-hidden="true" />
      {t('addASection')}
    </Button>
  );
  return (
    <div className="page-sections" role="group" aria-label={t('content')} data-part="page" tabIndex={-1}>
      {sections.map((section, index) => (
        <PageSection key={section.section.id} {...section} index={index} count={sections.length} />
      ))}
      {sections.length === 0 ? (
        <EmptyState title={t('thisPageIsEmpty')} actions={canWrite ? addSection : undefined}>
          {t('thisPageIsEmptyText')}
        </EmptyState>
      ) : canWrite ? (
        <div className="page-sections-foot">{addSection}</div>
      ) : null}
    </div>
  );
}

interface PageSectionLibraryProps {
  /** Id of the page. */
  readonly page: string;
  readonly onClose: () => void;
}

/** The library whose chosen section is put in at the end of the page and opened. */
function PageSectionLibrary({ page, onClose }: PageSectionLibraryProps) {
  const { addSection, onOpen } = usePageEditorContext();
  return (
    <SectionLibrary
      drawn={{ kind: 'page', id: page }}
      onClose={onClose}
      onChoose={(made) => {
        onClose();
        addSection(made);
        const [first] = made.blocks;
        if (first) onOpen(first.id);
      }}
    />
  );
}

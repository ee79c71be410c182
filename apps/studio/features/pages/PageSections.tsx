import type { PageDocument } from '@veranda/domain/pages/document';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BlockPalette } from '../blocks/BlockPalette.tsx';
import { PageEditorContext } from './page-editor-context.ts';
import { PageSection } from './PageSection.tsx';
import { orderedSections } from './page-document.ts';
import { useExpandedBlocks } from './use-expanded-blocks.ts';
import { type BlockSpot, usePageEdits } from './use-page-edits.ts';
import type { EditedDocument } from '../../editing/use-document-history.ts';
import { t } from './messages.ts';

interface PageSectionsProps {
  readonly history: EditedDocument<PageDocument>;
  readonly canWrite: boolean;
  /** Told the block that was opened or is being edited. */
  readonly onOpen: (block: string) => void;
}

/** The sections of a page in their order, and the palette that adds to them. */
export function PageSections({ history, canWrite, onOpen }: PageSectionsProps) {
  const edits = usePageEdits(history);
  const { opened, toggle, open } = useExpandedBlocks(history.document);
  const [spot, setSpot] = useState<BlockSpot | null>(null);
  const sections = orderedSections(history.document);
  const addSection = (
    <Button onPress={() => edits.addSection(null)}>
      <Plus size={16} aria-hidden="true" />
      {t('addASection')}
    </Button>
  );
  return (
    <PageEditorContext
      value={{ ...edits, document: history.document, canWrite, opened, toggle, onOpen, chooseBlock: setSpot }}
    >
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
      <div className="ui-hidden" role="status">
        {edits.said}
      </div>
      {spot ? (
        <BlockPalette
          onClose={() => setSpot(null)}
          onChoose={(kind) => {
            setSpot(null);
            open(edits.addBlock(kind.id, spot));
          }}
        />
      ) : null}
    </PageEditorContext>
  );
}

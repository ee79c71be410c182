import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { useArrangement, usePageEditorContext } from './page-editor-context.ts';
import { PageSection } from './PageSection.tsx';
import { orderedSections } from './page-document.ts';
import { useFoldedSections } from './use-folded-sections.ts';
import { t } from './messages.ts';

/** The sections of a page in their order, with the fields of all their blocks. */
export function PageSections() {
  const { selection, canWrite, chooseSection } = usePageEditorContext();
  const document = useArrangement();
  const folded = useFoldedSections(document, selection.ids);
  const sections = orderedSections(document);
  const addSection = (
    <Button onPress={() => chooseSection(null)}>
      <Plus size={16} aria-hidden="true" />
      {t('addASection')}
    </Button>
  );
  return (
    <div className="page-sections" role="group" aria-label={t('content')} data-part="page" tabIndex={-1}>
      {sections.map((section, index) => (
        <PageSection
          key={section.section.id}
          {...section}
          index={index}
          count={sections.length}
          isFolded={folded.isFolded(section.section.id)}
          onUnfold={() => folded.unfold(section.section.id)}
        />
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

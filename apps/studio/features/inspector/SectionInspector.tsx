import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { Button } from '@veranda/ui/Button.tsx';
import { Plus } from 'lucide-react';
import { SectionLock } from '../../editing/SectionLock.tsx';
import { SectionPanel } from '../section-settings/SectionPanel.tsx';
import { SectionActions } from '../pages/SectionActions.tsx';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

/** One section: its colours, background, width, height and spacing, and what may be put into it or beside it. */
export function SectionInspector({ id }: { readonly id: string }) {
  const { presence, canWrite, change, chooseBlock, chooseSection } = usePageEditorContext();
  const document = useArrangement();
  const sections = sectionsInOrder(document);
  const index = sections.findIndex((each) => each.id === id);
  const name = t('sectionNumber', { number: index + 1 });
  return (
    <div
      className="inspector-part"
      role="group"
      aria-label={t('settingsOf', { name })}
      data-part={id}
      tabIndex={-1}
    >
      <div className="inspector-head">
        <h2 className="ui-clip">{name}</h2>
        {canWrite ? <SectionActions id={id} index={index} count={sections.length} /> : null}
      </div>
      {canWrite ? <SectionLock presence={presence} section={id} /> : null}
      {canWrite ? (
        <div className="block-fields">
          <div className="ui-row inspector-additions">
            <Button size="small" onPress={() => chooseBlock({ sectionId: id, after: null })}>
              <Plus size={14} aria-hidden="true" />
              {t('addBlockInside')}
            </Button>
            <Button size="small" onPress={() => chooseSection({ section: id, side: 'before' })}>
              {t('addSectionAbove')}
            </Button>
            <Button size="small" onPress={() => chooseSection({ section: id, side: 'after' })}>
              {t('addSectionBelow')}
            </Button>
          </div>
          <SectionPanel document={document} id={id} onEdit={change} />
        </div>
      ) : null}
    </div>
  );
}

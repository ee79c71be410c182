import type { LibrarySection } from '@veranda/domain/pages/section-library/library-section';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { SectionCard } from './SectionCard.tsx';
import { t } from './messages.ts';

interface SectionCardsProps
  extends Pick<ComponentProps<typeof SectionCard>, 'materials' | 'renderer' | 'isPlain' | 'drag'> {
  readonly sections: readonly LibrarySection[];
  /** Name of the list. */
  readonly label: string;
  readonly onChoose: (section: LibrarySection) => void;
  /** Asked for an empty section; absent where none is offered. */
  readonly onChooseEmpty?: () => void;
}

/** Ready sections to choose one of. */
export function SectionCards({ sections, label, onChoose, onChooseEmpty, ...drawn }: SectionCardsProps) {
  return (
    <ul className="section-cards" aria-label={label}>
      {onChooseEmpty ? (
        <li className="section-card section-card--empty">
          <Plus size={20} aria-hidden="true" />
          <div>
            <Button className="section-card-name" onPress={onChooseEmpty}>
              {t('emptySection')}
            </Button>
            <p className="ui-help">{t('emptySectionNote')}</p>
          </div>
        </li>
      ) : null}
      {sections.map((section) => (
        <SectionCard key={section.key} section={section} {...drawn} onChoose={() => onChoose(section)} />
      ))}
    </ul>
  );
}

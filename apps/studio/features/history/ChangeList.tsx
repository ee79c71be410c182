import {
  type BlockDifference,
  isUnchanged,
  type SectionDifference,
} from '@veranda/domain/pages/versions/page-difference';
import { Button } from '@veranda/ui/Button.tsx';
import { Copy } from 'lucide-react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { ChangedWords } from './ChangedWords.tsx';
import { blockWords, changedWords, sectionWords } from './change-words.ts';
import type { FieldChange } from './field-words.ts';
import { t } from './messages.ts';

interface ChangeListProps {
  /** Fields of an item; none of any other document. */
  readonly fields: readonly FieldChange[];
  readonly sections: readonly SectionDifference[];
  readonly onShow: (block: string) => void;
  /** Copies a section of the older version; null for those who may not change the document. */
  readonly onCopy: ((section: string) => void) | null;
}

/** The differences of two versions in words: the fields of an item, then section by section. */
export function ChangeList({ fields, sections, onShow, onCopy }: ChangeListProps) {
  return (
    <ol className="change-list" aria-label={t('changes')}>
      {fields.length > 0 ? (
        <li className="change-section">
          <h3>{t('itemDetails')}</h3>
          {fields.map(({ field, name, words }) => (
            <div key={field} className="change">
              <p className="change-field">
                <span className="change-dot change-dot--changed" aria-hidden="true" />
                {name}
              </p>
              {words ? <ChangedWords {...words} /> : null}
            </div>
          ))}
        </li>
      ) : null}
      {sections.map((section) => (
        <li key={section.id} className="change-section">
          <SectionChanges section={section} onShow={onShow} onCopy={onCopy} />
        </li>
      ))}
    </ol>
  );
}

type SectionChangesProps = Pick<ChangeListProps, 'onShow' | 'onCopy'> & {
  readonly section: SectionDifference;
};

function SectionChanges({ section, onShow, onCopy }: SectionChangesProps) {
  const { id, before, after, blocks } = section;
  const number = before ?? after ?? 0;
  const isInBoth = before !== null && after !== null;
  return (
    <>
      <header className="change-section-head">
        <h3>{t('sectionNumber', { number })}</h3>
        {onCopy && before !== null ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('copySection', { number })}
            onPress={() => onCopy(id)}
          >
            <Copy size={14} aria-hidden="true" />
            {t('copySectionShort')}
          </Button>
        ) : null}
      </header>
      {isUnchanged(section) ? <p className="ui-help">{t('unchanged')}</p> : null}
      {sectionWords(section).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isInBoth
        ? blocks.map((difference) => (
            <BlockChange key={difference.block.id} difference={difference} onShow={onShow} />
          ))
        : null}
    </>
  );
}

interface BlockChangeProps extends Pick<ChangeListProps, 'onShow'> {
  readonly difference: BlockDifference;
}

function BlockChange({ difference, onShow }: BlockChangeProps) {
  const words = changedWords(difference);
  return (
    <div className="change">
      <PlainButton className="change-button" onPress={() => onShow(difference.block.id)}>
        <span className={`change-dot change-dot--${difference.change}`} aria-hidden="true" />
        {blockWords(difference)}
      </PlainButton>
      {words ? <ChangedWords {...words} /> : null}
    </div>
  );
}

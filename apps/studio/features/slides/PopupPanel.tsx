import { useQuery } from '@tanstack/react-query';
import { numberAt } from '@veranda/domain/blocks/kind';
import { type Slide, slideDefaults } from '@veranda/domain/pages/slides/slide';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useId } from 'react';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { FieldList } from '../blocks/FieldList.tsx';
import type { SlideEdits } from './use-slide-edits.ts';
import { popupRuleFields, t } from './messages.ts';

interface PopupPanelProps {
  readonly slide: Slide;
  readonly isReadOnly: boolean;
  readonly edits: SlideEdits;
}

/** Whether, when, where and how often a pop-up opens. */
export function PopupPanel({ slide, isReadOnly, edits }: PopupPanelProps) {
  const value = { ...slideDefaults('popup-overlay'), ...slide.values };
  const showAgain = () => {
    edits.set('version', numberAt(value, 'version', 1) + 1);
    showToast({ topic: 'slide', text: t('shownAgain') });
  };
  return (
    <Panel title={t('whenItOpens')}>
      <div className="block-fields">
        <FieldList fields={popupRuleFields} value={value} isReadOnly={isReadOnly} onChange={edits.set} />
        {value['opens'] === 'leave' ? <p className="ui-help">{t('leaveHelp')}</p> : null}
        {value['pages'] === 'chosen' ? (
          <ChosenPages
            chosen={(value['pageIds'] ?? []) as readonly ChosenPage[]}
            isReadOnly={isReadOnly}
            onChange={(pages) => edits.set('pageIds', pages)}
          />
        ) : null}
        <div className="slide-again">
          <Button isDisabled={isReadOnly} onPress={showAgain}>
            {t('showAgain')}
          </Button>
          <p className="ui-help">{t('showAgainHelp')}</p>
        </div>
      </div>
    </Panel>
  );
}

interface ChosenPage {
  readonly pageId: string;
}

interface ChosenPagesProps {
  readonly chosen: readonly ChosenPage[];
  readonly isReadOnly: boolean;
  readonly onChange: (pages: readonly ChosenPage[]) => void;
}

function ChosenPages({ chosen, isReadOnly, onChange }: ChosenPagesProps) {
  const label = useId();
  const query = useQuery(pagesQuery(useSite().id));
  const pages = (query.data?.pages ?? []).filter(({ inTrash, type }) => !inTrash && type !== coverPage);
  const toggle = (pageId: string, isChosen: boolean) =>
    onChange([...chosen.filter((page) => page.pageId !== pageId), ...(isChosen ? [{ pageId }] : [])]);
  return (
    <div role="group" aria-labelledby={label} className="slide-pages">
      <p id={label} className="ui-label">
        {t('chosenPages')}
      </p>
      {pages.map(({ id, title }) => (
        <Checkbox
          key={id}
          isSelected={chosen.some(({ pageId }) => pageId === id)}
          isDisabled={isReadOnly}
          onChange={(isChosen) => toggle(id, isChosen)}
        >
          {title}
        </Checkbox>
      ))}
    </div>
  );
}

/** Collection type of a page without header and footer (administration §3): nothing opens over one. */
const coverPage = 8;

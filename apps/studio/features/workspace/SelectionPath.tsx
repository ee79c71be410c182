import { blockKind } from '@veranda/domain/blocks/registry';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { blockName } from '../blocks/block-messages.ts';
import { partName } from '../header-footer/messages.ts';
import { useArrangement, usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

interface PathStep {
  readonly id: string;
  readonly label: string;
  readonly onPress: () => void;
}

/** The way from the page to what is selected, each step of which can be selected. */
export function SelectionPath() {
  const steps = useSteps();
  return (
    <nav className="workspace-path" aria-label={t('breadcrumb')} data-region="path">
      <ol className="workspace-path-list">
        {steps.map((step, index) => (
          <li key={step.id} className="workspace-path-step">
            {index > 0 ? <ChevronRight size={14} aria-hidden="true" /> : null}
            <Button
              className="workspace-path-button"
              onPress={step.onPress}
              {...(index === steps.length - 1 ? { 'aria-current': 'location' } : {})}
            >
              {step.label}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useSteps(): readonly PathStep[] {
  const { selection } = usePageEditorContext();
  const document = useArrangement();
  const block = document.blocks[selection.ids.at(-1) ?? ''];
  const sectionId = block?.sectionId ?? selection.section;
  const page = { id: 'page', label: t('page'), onPress: () => selection.select([]) };
  const { part } = selection;
  if (part !== null)
    return [page, { id: part, label: partName(part), onPress: () => selection.selectPart(part) }];
  if (sectionId === null) return [page];
  const number = sectionsInOrder(document).findIndex(({ id }) => id === sectionId) + 1;
  const section = {
    id: 'section',
    label: t('sectionNumber', { number }),
    onPress: () => selection.selectSection(sectionId),
  };
  if (!block) return [page, section];
  const count = selection.ids.length;
  const label = count > 1 ? t('blocksSelected', { count }) : blockName(block, blockKind(block.type));
  return [page, section, { id: 'block', label, onPress: () => selection.select(selection.ids) }];
}

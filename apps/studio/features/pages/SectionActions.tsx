import { MoveControls } from './MoveControls.tsx';
import { usePageEditorContext } from './page-editor-context.ts';
import { t } from './messages.ts';

interface SectionActionsProps {
  readonly id: string;
  /** Counted from 0, among `count`. */
  readonly index: number;
  readonly count: number;
}

/** Moves a section up or down, copies or removes it. */
export function SectionActions({ id, index, count }: SectionActionsProps) {
  const { moveSection, duplicateSection, removeSection } = usePageEditorContext();
  return (
    <MoveControls
      name={t('sectionName', { number: index + 1 })}
      canMove={(by) => index + by >= 0 && index + by < count}
      onMove={(by) => moveSection(id, by)}
      onDuplicate={() => duplicateSection(id)}
      onRemove={() => removeSection(id)}
    />
  );
}

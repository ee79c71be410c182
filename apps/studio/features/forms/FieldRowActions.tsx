import type { FormField } from '@veranda/domain/forms/document';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuProps } from '@veranda/ui/Menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { FormEdits } from './use-form-edits.ts';
import { t } from './messages.ts';

interface FieldRowActionsProps {
  readonly field: FormField;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly edits: FormEdits;
  /** Shows the properties of a field. */
  readonly onChoose: (field: string | null) => void;
}

/** Moves, copies or deletes a field. */
export function FieldRowActions(props: FieldRowActionsProps) {
  return (
    <Menu
      label={t('actionsForName', { name: props.name })}
      trigger={
        <IconButton label={t('moreForName', { name: props.name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={menuOf(props)}
    />
  );
}

function menuOf({ field, isFirst, isLast, edits, onChoose }: FieldRowActionsProps): MenuProps['actions'] {
  return [
    {
      id: 'up',
      label: t('moveUp'),
      icon: <ArrowUp size={16} aria-hidden="true" />,
      isDisabled: isFirst,
      onAction: () => edits.stepField(field, -1),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: <ArrowDown size={16} aria-hidden="true" />,
      isDisabled: isLast,
      onAction: () => edits.stepField(field, 1),
    },
    {
      id: 'copy',
      label: t('duplicate'),
      icon: <Copy size={16} aria-hidden="true" />,
      onAction: () => onChoose(edits.duplicateField(field)),
    },
    'rule',
    {
      id: 'delete',
      label: t('delete'),
      icon: <Trash2 size={16} aria-hidden="true" />,
      isDanger: true,
      onAction: () => onChoose(edits.removeField(field)),
    },
  ];
}

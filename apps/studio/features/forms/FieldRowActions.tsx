import type { FormField } from '@veranda/domain/forms/document';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuProps } from '@veranda/ui/Menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { FieldActions } from './use-field-actions.ts';

export interface FieldRowActionsProps {
  readonly field: FormField;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly acts: FieldActions;
}

/** Moves, copies or deletes a field. */
export function FieldRowActions(props: FieldRowActionsProps) {
  return (
    <Menu
      label={`Actions for ${props.name}`}
      trigger={
        <IconButton label={`More for ${props.name}`} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={menuOf(props)}
    />
  );
}

function menuOf({ field, isFirst, isLast, acts }: FieldRowActionsProps): MenuProps['acts'] {
  return [
    {
      id: 'up',
      label: 'Move up',
      icon: <ArrowUp size={16} aria-hidden="true" />,
      isDisabled: isFirst,
      onAction: () => acts.move(field, -1),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: <ArrowDown size={16} aria-hidden="true" />,
      isDisabled: isLast,
      onAction: () => acts.move(field, 1),
    },
    {
      id: 'copy',
      label: 'Duplicate',
      icon: <Copy size={16} aria-hidden="true" />,
      onAction: () => acts.duplicate(field),
    },
    'rule',
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 size={16} aria-hidden="true" />,
      isDanger: true,
      onAction: () => acts.remove(field),
    },
  ];
}

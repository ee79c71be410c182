import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Ellipsis } from 'lucide-react';

export interface ImageMenuProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onDescribe: () => void;
  readonly onPlace: (to: number) => void;
  readonly onRemove: () => void;
}

/** What may be done with a picture without dragging it. */
export function ImageMenu({ name, index, count, onDescribe, onPlace, onRemove }: ImageMenuProps) {
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <IconButton label={`More for ${name}`} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        { id: 'alt', label: 'Alternative text', onAction: onDescribe },
        {
          id: 'first',
          label: 'Make main image',
          isDisabled: index === 0,
          onAction: () => onPlace(0),
        },
        {
          id: 'earlier',
          label: 'Move earlier',
          isDisabled: index === 0,
          onAction: () => onPlace(index - 1),
        },
        {
          id: 'later',
          label: 'Move later',
          isDisabled: index === count - 1,
          onAction: () => onPlace(index + 1),
        },
        'rule',
        {
          id: 'remove',
          label: 'Remove',
          isDanger: true,
          onAction: onRemove,
        },
      ]}
    />
  );
}

import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Ellipsis } from 'lucide-react';
import { t } from './messages.ts';

interface ImageMenuProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onDescribe: () => void;
  readonly onPlace: (to: number) => void;
  readonly onRemove: () => void;
}

/** Actions on an image that need no dragging. */
export function ImageMenu({ name, index, count, onDescribe, onPlace, onRemove }: ImageMenuProps) {
  return (
    <Menu
      label={t('actionsForName', { name })}
      trigger={
        <IconButton label={t('moreForName', { name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        { id: 'alt', label: t('alternativeText'), onAction: onDescribe },
        {
          id: 'first',
          label: t('makeMainImage'),
          isDisabled: index === 0,
          onAction: () => onPlace(0),
        },
        {
          id: 'earlier',
          label: t('moveEarlier'),
          isDisabled: index === 0,
          onAction: () => onPlace(index - 1),
        },
        {
          id: 'later',
          label: t('moveLater'),
          isDisabled: index === count - 1,
          onAction: () => onPlace(index + 1),
        },
        'rule',
        {
          id: 'remove',
          label: t('remove'),
          isDanger: true,
          onAction: onRemove,
        },
      ]}
    />
  );
}

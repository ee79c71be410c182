import { maxSlices, type Slice, slicesInOrder, type Slide } from '@veranda/domain/pages/slides/slide';
import { sliceKind } from '@veranda/domain/slices/registry';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuProps } from '@veranda/ui/Menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { DocumentPresence } from '../../documents/presence.ts';
import { PartRows } from '../../editing/PartRows.tsx';
import { sliceIcons } from './slice-icons.ts';
import type { SlideEdits } from './use-slide-edits.ts';
import { sliceName, t } from './messages.ts';

interface SliceRowsProps {
  readonly slide: Slide;
  readonly chosen: string | null;
  readonly presence: DocumentPresence;
  readonly onChoose: (slice: string | null) => void;
  /** Null for those who may only read. */
  readonly edits: SlideEdits | null;
}

/** The slices of a slide as rows, in the order in which they stand on it. */
export function SliceRows({ slide, chosen, presence, onChoose, edits }: SliceRowsProps) {
  return (
    <PartRows
      label={t('slices')}
      parts={slicesInOrder(slide).map(rowOf)}
      chosen={chosen}
      presence={presence}
      onChoose={onChoose}
      onPlace={
        edits &&
        ((id, after) => {
          const slice = slide.slices[id];
          if (slice) edits.place(slice, after);
        })
      }
      actionsOf={({ id, name }, place) => {
        const slice = slide.slices[id];
        if (!slice || !edits) return null;
        return (
          <Menu
            label={t('actionsFor', { name })}
            trigger={
              <IconButton label={t('moreFor', { name })} size="small">
                <Ellipsis size={16} aria-hidden="true" />
              </IconButton>
            }
            actions={actionsOf({ slide, slice, edits, onChoose }, place)}
          />
        );
      }}
    />
  );
}

function rowOf({ id, name, value }: Slice) {
  const kind = sliceKind(name);
  return {
    id,
    name: sliceName({ key: name }),
    note: kind?.text?.(value).split('\n')[0] ?? '',
    icon: sliceIcons[name],
  };
}

interface RowActions {
  readonly slide: Slide;
  readonly slice: Slice;
  readonly edits: SlideEdits;
  readonly onChoose: (slice: string | null) => void;
}

function actionsOf(
  { slide, slice, edits, onChoose }: RowActions,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): MenuProps['actions'] {
  const isFull = Object.keys(slide.slices).length >= maxSlices;
  return [
    {
      id: 'up',
      label: t('moveUp'),
      icon: <ArrowUp size={16} aria-hidden="true" />,
      isDisabled: isFirst,
      onAction: () => edits.step(slice, -1),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: <ArrowDown size={16} aria-hidden="true" />,
      isDisabled: isLast,
      onAction: () => edits.step(slice, 1),
    },
    {
      id: 'copy',
      label: t('duplicate'),
      icon: <Copy size={16} aria-hidden="true" />,
      isDisabled: isFull || sliceKind(slice.name)?.isSingle === true,
      onAction: () => onChoose(edits.duplicate(slice)),
    },
    'rule',
    {
      id: 'delete',
      label: t('delete'),
      icon: <Trash2 size={16} aria-hidden="true" />,
      isDanger: true,
      onAction: () => onChoose(edits.remove(slice)),
    },
  ];
}

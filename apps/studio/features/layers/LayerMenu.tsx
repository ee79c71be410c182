import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import type { HiddenParts } from '../pages/use-hidden-parts.ts';
import type { LayerActions } from './use-layer-actions.ts';
import { t } from './messages.ts';

/** Props of every layer. */
export interface LayerProps {
  readonly hidden: HiddenParts;
  readonly actions: LayerActions;
  readonly canWrite: boolean;
}

interface LayerMenuProps extends LayerProps {
  readonly id: string;
  /** Name inside a sentence. */
  readonly name: string;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly isSection?: boolean;
}

/** What may be done with a layer, and a mark where it is hidden. */
export function LayerMenu(props: LayerMenuProps) {
  const { id, name, hidden, canWrite } = props;
  const isHidden = hidden.ids.has(id);
  const addition = useAddition(props);
  const toggle: MenuAction = {
    id: 'hide',
    label: t(isHidden ? 'show' : 'hide'),
    icon: isHidden ? <Eye size={16} aria-hidden="true" /> : <EyeOff size={16} aria-hidden="true" />,
    onAction: () => hidden.toggle(id),
  };
  return (
    <span className="layer-actions">
      {isHidden ? <EyeOff size={14} role="img" aria-label={t('hidden')} /> : null}
      <Menu
        label={t('actionsOf', { name })}
        trigger={
          <IconButton label={t('actionsOf', { name })} size="small">
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
        actions={canWrite ? [...changesOf(props), addition, toggle] : [toggle]}
      />
    </span>
  );
}

function useAddition({ id, isSection }: LayerMenuProps): MenuAction {
  const { documentNow, chooseBlock, chooseSection } = usePageEditorContext();
  const icon = <Plus size={16} aria-hidden="true" />;
  if (isSection)
    return {
      id: 'add',
      label: t('addSectionBelow'),
      icon,
      onAction: () => chooseSection({ section: id, side: 'after' }),
    };
  return {
    id: 'add',
    label: t('addBlockInside'),
    icon,
    onAction: () => chooseBlock({ sectionId: documentNow().blocks[id]?.sectionId ?? '', after: id }),
  };
}

function changesOf({ id, canMove, actions }: LayerMenuProps): MenuAction[] {
  return [
    {
      id: 'up',
      label: t('moveUp'),
      icon: <ArrowUp size={16} aria-hidden="true" />,
      isDisabled: !canMove.up,
      onAction: () => actions.move(id, -1),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: <ArrowDown size={16} aria-hidden="true" />,
      isDisabled: !canMove.down,
      onAction: () => actions.move(id, 1),
    },
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <Copy size={16} aria-hidden="true" />,
      onAction: () => actions.duplicate(id),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: <Trash2 size={16} aria-hidden="true" />,
      isDanger: true,
      onAction: () => actions.remove(id),
    },
  ];
}

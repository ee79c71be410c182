import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Goes there; without it `onAction` is called. */
  readonly href?: string;
  readonly target?: string;
  readonly onAction?: () => void;
}

export interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** `'rule'` draws a line between groups. */
  readonly actions: readonly (MenuAction | 'rule')[];
  readonly onOpen?: () => void;
}

/** A menu of actions on its button. */
export function Menu({ label, trigger, actions, onOpen }: MenuProps) {
  return (
    <MenuTrigger
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.();
      }}
    >
      {trigger}
      <Popover className="ui-popover" placement="bottom end" offset={4}>
        <AriaMenu className="ui-menu" aria-label={label}>
          {actions.map((act, index) =>
            act === 'rule' ? (
              <Separator key={`rule-${String(index)}`} className="ui-menu-rule" />
            ) : (
              <MenuItem
                key={act.id}
                id={act.id}
                textValue={act.label}
                className={act.isDanger ? 'ui-menu-item ui-menu-item--danger' : 'ui-menu-item'}
                isDisabled={act.isDisabled ?? false}
                onAction={() => act.onAction?.()}
                {...(act.href ? { href: act.href } : {})}
                {...(act.target ? { target: act.target } : {})}
              >
                {act.icon}
                <span className="ui-menu-text">
                  {act.label}
                  {act.note ? <span className="ui-menu-note">{act.note}</span> : null}
                </span>
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { menu } from '@veranda/domain/blocks/menu/menu';
import { type MenuTab, readMenu } from '@veranda/domain/blocks/menu/menu-notation';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const menuView: BlockView = { kind: menu, template, context };

/** Menus that can be switched between by style alone: what is above is shown below one another. */
const maxTabs = 8;

function context(session: Session, { id, value }: CompleteBlock) {
  const tabs = readMenu(textAt(value, 'source'));
  if (tabs.length === 0) return null;
  const isSwitched = tabs.length > 1 && tabs.length <= maxTabs;
  return {
    label: session.strings['menuTabsLabel'],
    columns: textAt(value, 'columns'),
    leaders: flagAt(value, 'leaders'),
    group: `menu-${id}`,
    choices: isSwitched ? tabs.map(({ title }, index) => ({ title, first: index === 0 })) : [],
    tabs: tabs.map((tab) => tabView(tab, isSwitched)),
  };
}

function tabView({ title, sections }: MenuTab, isSwitched: boolean) {
  return {
    title,
    isNamedAbove: isSwitched,
    sections: sections.map(({ title: heading, description, items }) => ({
      // Below the title of a menu, a section is one level down.
      heading,
      level: title === '' ? 2 : 3,
      description,
      items: items.map((item) => ({ ...item, price: item.prices.join(' / ') })),
    })),
  };
}

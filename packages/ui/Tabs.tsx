import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface TabsProps {
  readonly label: string;
  readonly selected: string;
  readonly onSelect?: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href?: string }[];
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs; with `href` each is an address of its own. */
export function Tabs({ label, selected, onSelect, tabs, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The selected tab is scrolled to the middle where the tabs overflow.
  useEffect(() => {
    // React Aria draws the tabs after this component.
    const frame = requestAnimationFrame(() => showSelected(list.current));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <AriaTabs
      className="ui-tabs"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect?.(String(key))}
      keyboardActivation="manual"
    >
      <TabList ref={list} className="ui-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="ui-tab" {...(tab.href ? { href: tab.href } : {})}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} id={id}>
          {id === selected ? children : null}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function showSelected(list: HTMLElement | null): void {
  const box = list?.getBoundingClientRect();
  const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (list && box && tab) list.scrollLeft += tab.left + tab.width / 2 - box.left - box.width / 2;
}

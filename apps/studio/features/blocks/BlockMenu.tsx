import type { BlockKind } from '@veranda/domain/blocks/kind';
import { offeredKinds } from '@veranda/domain/blocks/registry';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { blockGroups, blockIconOf } from './block-icons.ts';
import { blockKindName } from './block-messages.ts';
import { t } from './messages.ts';
import './block-menu.css';

interface BlockMenuProps {
  /** Place on the screen that it opens at, in pixels. */
  readonly at: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly onDismiss: () => void;
  /** Told the number of a kind. */
  readonly onChoose: (type: number) => void;
}

/** Every kind of block of the registry, found by typing, to put one in where one writes. */
export function BlockMenu({ at, onDismiss, onChoose }: BlockMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEscape(onDismiss);
  return (
    <>
      <span ref={anchor} className="block-menu-anchor" style={at} />
      <Popover
        className="ui-popover block-menu"
        triggerRef={anchor}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onDismiss();
        }}
      >
        <Dialog className="block-menu-dialog" aria-label={t('addABlock')}>
          <BlockSearch onChoose={onChoose} />
        </Dialog>
      </Popover>
    </>
  );
}

// Before the search, which would keep the key for itself.
function useEscape(onEscape: () => void): void {
  const newest = useRef(onEscape);
  useEffect(() => {
    newest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      newest.current();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

function BlockSearch({ onChoose }: Pick<BlockMenuProps, 'onChoose'>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const input = useRef<HTMLInputElement>(null);
  // The frame that the key was pressed in has the focus until the key is up.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Autocomplete filter={contains}>
      <SearchField className="block-menu-search" aria-label={t('searchBlocks')} autoFocus>
        <Search size={16} aria-hidden="true" />
        <Input ref={input} placeholder={t('searchBlocks')} />
      </SearchField>
      <ListBox
        className="ui-listbox"
        aria-label={t('addABlock')}
        onAction={(key) => onChoose(Number(key))}
        renderEmptyState={() => <p className="block-menu-none">{t('noBlockFound')}</p>}
      >
        {blockGroups.map(({ title, groups }) => (
          <ListBoxSection key={title}>
            <Header className="block-menu-group">{title}</Header>
            {offeredKinds
              .filter(({ group }) => groups.some((each) => each === group))
              .map((kind) => (
                <BlockOption key={kind.key} id={kind.id} kind={kind} />
              ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  );
}

function BlockOption({ id, kind }: { readonly id: number; readonly kind: BlockKind }) {
  const { icon: Icon, note } = blockIconOf(kind.key);
  const name = blockKindName(kind);
  return (
    <ListBoxItem id={id} textValue={`${name} ${note}`} className="ui-option block-menu-option">
      <Icon size={18} aria-hidden="true" />
      <span className="ui-menu-text">
        {name}
        <span className="ui-menu-note">{note}</span>
      </span>
    </ListBoxItem>
  );
}

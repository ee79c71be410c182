import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useNavigate } from 'react-router';
import { keyNames } from '../../commands/key-names.ts';
import { type FoundEntry, type FoundGroup, useFound } from './use-found.ts';
import { t } from './messages.ts';
import './commands.css';

interface CommandMenuProps {
  readonly onClose: () => void;
}

/** One field from which every page, setting, product, order and action can be reached. */
export function CommandMenu({ onClose }: CommandMenuProps) {
  const [search, setSearch] = useState('');
  const { groups, isSearching } = useFound(search);
  const navigate = useNavigate();
  const choose = (id: string) => {
    const entry = groups.flatMap(({ entries }) => entries).find((each) => each.id === id);
    onClose();
    if (entry?.href) void navigate(entry.href);
    // Once the dialog is gone and has given the focus back.
    else setTimeout(() => entry?.run?.());
  };
  return (
    <Dialog title={t('commands')} kind="wide" isOpen onClose={onClose}>
      <Autocomplete inputValue={search} onInputChange={setSearch}>
        <SearchField className="command-search" aria-label={t('searchLabel')} autoFocus>
          <Search size={18} aria-hidden="true" />
          <Input className="command-input" placeholder={t('searchExamples')} />
        </SearchField>
        <Menu
          className="command-list"
          aria-label={t('results')}
          onAction={(key) => choose(String(key))}
          renderEmptyState={() => <NothingFound search={search.trim()} isSearching={isSearching} />}
        >
          {groups.map((group) => (
            <CommandGroup key={group.id} group={group} />
          ))}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

function CommandGroup({ group: { id, title, entries } }: { readonly group: FoundGroup }) {
  return (
    <MenuSection id={id}>
      <Header className="command-group">{title}</Header>
      {entries.map((entry) => (
        <CommandItem key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  );
}

function CommandItem({ entry: { id, label, note, keys } }: { readonly entry: FoundEntry }) {
  return (
    <MenuItem id={id} textValue={label} className="command-item">
      <span className="ui-clip">{label}</span>
      {note ? <span className="command-note ui-clip">{note}</span> : null}
      {keys ? <Keyboard className="command-keys">{keyNames(keys)}</Keyboard> : null}
    </MenuItem>
  );
}

function NothingFound({ search, isSearching }: { readonly search: string; readonly isSearching: boolean }) {
  return (
    <div className="command-nothing" role="status">
      <p>{isSearching ? t('searching') : t('noResults', { search })}</p>
      {isSearching ? null : <p className="ui-help">{t('noResultsHelp')}</p>}
    </div>
  );
}

import type { MenuLine } from '@veranda/domain/blocks/menu/menu-notation';
import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { ListEntryActions } from './ListEntryActions.tsx';
import { t } from './messages.ts';

interface MenuTableProps {
  readonly label: string;
  readonly lines: readonly MenuLine[];
  readonly isReadOnly: boolean;
  readonly onChange: (lines: readonly MenuLine[]) => void;
}

const kinds = [
  { value: 'item', label: t('rowItem') },
  { value: 'description', label: t('rowDescription') },
  { value: 'section', label: t('rowSection') },
  { value: 'tab', label: t('rowTab') },
] as const;

/** The lines of a menu as rows: kind, text and prices, in an order that can be changed. */
export function MenuTable({ label, lines, isReadOnly, onChange }: MenuTableProps) {
  // A line without words is no line of the notation: it waits here until something is written in it.
  const [fresh, setFresh] = useState<MenuLine | null>(null);
  const rows = fresh ? [...lines, fresh] : lines;
  const put = (index: number, line: MenuLine) => {
    const isBlank = line.text.trim() === '';
    if (fresh && index === lines.length) {
      setFresh(isBlank ? line : null);
      if (!isBlank) onChange([...lines, line]);
    } else if (!isBlank) onChange(lines.with(index, line));
  };
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{label}</legend>
      {rows.map((line, index) => (
        <MenuRow
          key={String(index)}
          index={index}
          line={line}
          count={lines.length}
          isReadOnly={isReadOnly}
          onChange={(next) => put(index, next)}
          onMove={(to) => onChange(lines.toSpliced(index, 1).toSpliced(to, 0, line))}
          onRemove={() => (index < lines.length ? onChange(lines.toSpliced(index, 1)) : setFresh(null))}
        />
      ))}
      {isReadOnly || fresh ? null : (
        <div className="ui-row">
          {(['item', 'section', 'tab'] as const).map((kind) => (
            <Button key={kind} size="small" onPress={() => setFresh({ kind, text: '', prices: [] })}>
              {t(addTexts[kind])}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

const addTexts = { item: 'addItem', section: 'addSection', tab: 'addTab' } as const;

interface MenuRowProps {
  readonly index: number;
  readonly line: MenuLine;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly onChange: (line: MenuLine) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function MenuRow({ index, line, isReadOnly, onChange, ...actions }: MenuRowProps) {
  const name = t('row', { number: index + 1 });
  return (
    <div className="list-entry" role="group" aria-label={name}>
      <Select
        label={t('rowKind')}
        options={kinds}
        value={line.kind}
        isDisabled={isReadOnly}
        onChange={(kind) => onChange({ ...line, kind: kind as MenuLine['kind'] })}
      />
      <TypedField
        label={t('rowText')}
        value={line.text}
        read={readText}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange({ ...line, text })}
      />
      {line.kind === 'item' ? (
        <TypedField
          label={t('rowPrices')}
          value={line.prices.join(' | ')}
          read={(typed) => readPrices(typed).join(' | ')}
          isReadOnly={isReadOnly}
          onChange={(prices) => onChange({ ...line, prices: readPrices(prices) })}
        />
      ) : null}
      {isReadOnly ? null : <ListEntryActions name={name} index={index} {...actions} />}
    </div>
  );
}

interface TypedFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is taken over of what was typed. */
  readonly read: (typed: string) => string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** A line of text that shows what was typed while it means the value, such as a space at the end. */
function TypedField({ label, value, read, isReadOnly, onChange }: TypedFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label={label}
      value={read(typed) === value ? typed : value}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}

// Marks of the notation at the head of a text, and bars in it, would make another line of it.
function readText(typed: string): string {
  return typed
    .replace(/^[#>\s]+/, '')
    .replaceAll('|', '/')
    .trim();
}

function readPrices(typed: string): readonly string[] {
  return typed
    .split('|')
    .map((price) => price.trim())
    .filter(Boolean);
}

import type { BlockValue } from '@veranda/domain/blocks/kind';
import { Button } from '@veranda/ui/Button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ControlProps, FieldListComponent } from './field-props.ts';
import type { LabelledField } from './labelled-field.ts';
import { ListEntryActions } from './ListEntryActions.tsx';
import { t } from './messages.ts';

interface ListFieldProps extends ControlProps<'list'> {
  readonly Fields: FieldListComponent;
}

/** Entries of the same fields, in an order that can be changed. */
export function ListField({ field, value, isReadOnly, onChange, Fields }: ListFieldProps) {
  const entries = Array.isArray(value) ? (value as BlockValue[]) : [];
  // Editors inside keep their own state: a key a round of moving lets them start from the moved value.
  const [round, setRound] = useState(0);
  const put = (next: readonly BlockValue[]) => {
    setRound(round + 1);
    onChange(next);
  };
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{field.label}</legend>
      {entries.map((entry, index) => (
        <ListEntry
          key={`${String(round)}-${String(index)}`}
          field={field}
          entry={entry}
          index={index}
          entries={entries}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onArrange={put}
          Fields={Fields}
        />
      ))}
      {isReadOnly || entries.length >= field.max ? null : (
        <div>
          <Button size="small" onPress={() => onChange([...entries, blank(field.fields)])}>
            <Plus size={14} aria-hidden="true" />
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ListEntryProps extends Omit<ListFieldProps, 'value'> {
  readonly entry: BlockValue;
  /** Position of the entry among `entries`, counted from 0. */
  readonly index: number;
  readonly entries: readonly BlockValue[];
  /** Told the entries after this one was moved or removed. */
  readonly onArrange: (entries: readonly BlockValue[]) => void;
}

function ListEntry({
  field,
  entry,
  index,
  entries,
  isReadOnly,
  onChange,
  onArrange,
  Fields,
}: ListEntryProps) {
  const name = field.entryName(index + 1);
  const without = entries.toSpliced(index, 1);
  return (
    <div className="list-entry" role="group" aria-label={name}>
      <Fields
        fields={field.fields}
        value={entry}
        isReadOnly={isReadOnly}
        onChange={(path, next) => onChange(entries.with(index, { ...entry, [path]: next }))}
      />
      {isReadOnly ? null : (
        <ListEntryActions
          name={name}
          index={index}
          count={entries.length}
          onMove={(to) => onArrange(without.toSpliced(to, 0, entry))}
          onRemove={() => onArrange(without)}
        />
      )}
    </div>
  );
}

function blank(fields: readonly LabelledField[]): BlockValue {
  return Object.fromEntries(
    fields.filter((field) => !field.optional).map((field) => [field.path, blankValue(field)]),
  );
}

function blankValue(field: LabelledField): unknown {
  if ('options' in field) return field.options[0]?.value;
  if (field.kind === 'richtext') return { type: 'doc', content: [{ type: 'paragraph' }] };
  if (field.kind === 'number' || field.kind === 'range') return field.min;
  return field.kind === 'switch' ? false : '';
}

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
      {entries.map((entry, index) => {
        const name = field.entryName(index + 1);
        const without = entries.toSpliced(index, 1);
        return (
          <div
            key={`${String(round)}-${String(index)}`}
            className="list-entry"
            role="group"
            aria-label={name}
          >
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
                onMove={(to) => put(without.toSpliced(to, 0, entry))}
                onRemove={() => put(without)}
              />
            )}
          </div>
        );
      })}
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

function blank(fields: readonly LabelledField[]): BlockValue {
  return Object.fromEntries(
    fields
      .filter((field) => !field.optional)
      .map((field) => [
        field.path,
        field.kind === 'richtext'
          ? { type: 'doc', content: [{ type: 'paragraph' }] }
          : field.kind === 'switch'
            ? false
            : '',
      ]),
  );
}

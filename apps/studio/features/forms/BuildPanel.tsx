import { type FormField, fieldsInOrder, formLimits } from '@veranda/domain/forms/document';
import { kindOf } from '@veranda/domain/forms/kinds/registry';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FieldPalette } from './FieldPalette.tsx';
import { FieldProperties } from './FieldProperties.tsx';
import { FieldRows } from './FieldRows.tsx';
import type { FormPanelProps } from './form-panel-props.ts';
import { useFieldActs } from './use-field-acts.ts';

/** The fields of a form in their order, and the properties of the one that is chosen. */
export function BuildPanel({ form, change, isReadOnly }: FormPanelProps) {
  const fields = fieldsInOrder(form);
  const [chosen, setChosen] = useState<string | null>(fields[0]?.id ?? null);
  const [isAdding, setAdding] = useState(false);
  const field = chosen === null ? undefined : form.fields[chosen];
  const acts = useFieldActs({ form, change, onChoose: setChosen });
  return (
    <div className="ui-stack">
      <p className="ui-hidden" role="status">
        {acts.said}
      </p>
      {fields.length === 0 ? (
        <EmptyState title="No fields yet">A form asks by its fields. Add the first one.</EmptyState>
      ) : (
        <FieldRows fields={fields} chosen={chosen} onChoose={setChosen} acts={isReadOnly ? null : acts} />
      )}
      {isReadOnly ? null : (
        <div>
          <Button isDisabled={fields.length >= formLimits.fields} onPress={() => setAdding(true)}>
            <Plus size={16} aria-hidden="true" />
            Add a field
          </Button>
        </div>
      )}
      {field ? (
        <FieldProperties
          key={field.id}
          field={field}
          title={nameOf(field)}
          isReadOnly={isReadOnly}
          change={change}
        />
      ) : null}
      {isAdding ? (
        <FieldPalette
          onClose={() => setAdding(false)}
          onChoose={(kind) => {
            setAdding(false);
            acts.add(kind, chosen ?? fields.at(-1)?.id ?? null);
          }}
        />
      ) : null}
    </div>
  );
}

function nameOf(field: FormField): string {
  return field.title.trim() || kindOf(field).label;
}

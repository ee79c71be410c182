import { type FieldKindName, fieldsInOrder, formLimits } from '@veranda/domain/forms/document';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FieldPalette } from './FieldPalette.tsx';
import { FieldProperties } from './FieldProperties.tsx';
import { FieldRows } from './FieldRows.tsx';
import { fieldKindName, fieldName } from './field-kind-messages.ts';
import type { FormPanelProps } from './edited-form.ts';
import { useSelectedPart } from '../../editing/use-selected-part.ts';
import { t } from './messages.ts';

/** The fields of a form in their order, and the properties of the one that is chosen. */
export function BuildPanel({ form, open, edits, fieldTitles, freshOptions, isReadOnly }: FormPanelProps) {
  const fields = fieldsInOrder(form);
  const [chosen, choose] = useSelectedPart(open, fields);
  const field = chosen === null ? undefined : form.fields[chosen];
  const add = (kind: FieldKindName) => {
    const title = fieldTitles[kind] ?? fieldKindName(kind);
    const options = freshOptions;
    choose(edits.addField({ kind, title, options, after: field?.id ?? fields.at(-1)?.id ?? null }));
  };
  return (
    <div className="ui-stack">
      <p className="ui-hidden" role="status">
        {edits.said}
      </p>
      {fields.length === 0 ? (
        <EmptyState title={t('noFieldsYet')}>{t('addYourFirstField')}</EmptyState>
      ) : (
        <FieldRows
          fields={fields}
          chosen={chosen}
          presence={open.presence}
          onChoose={choose}
          edits={isReadOnly ? null : edits}
        />
      )}
      {isReadOnly ? null : <AddField isFull={fields.length >= formLimits.fields} onChoose={add} />}
      {field ? (
        <FieldProperties
          key={field.id}
          field={field}
          title={fieldName(field)}
          isReadOnly={isReadOnly}
          edits={edits}
        />
      ) : null}
    </div>
  );
}

interface AddFieldProps {
  readonly isFull: boolean;
  readonly onChoose: (kind: FieldKindName) => void;
}

function AddField({ isFull, onChoose }: AddFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (kind: FieldKindName) => {
    setOpen(false);
    onChoose(kind);
  };
  return (
    <div>
      <Button isDisabled={isFull} onPress={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {t('addAField')}
      </Button>
      {isOpen ? <FieldPalette onClose={() => setOpen(false)} onChoose={choose} /> : null}
    </div>
  );
}

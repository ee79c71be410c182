import type { FormField } from '@veranda/domain/forms/document';
import type { DocumentPresence } from '../../documents/presence.ts';
import { PartRows } from '../../editing/PartRows.tsx';
import { FieldRowActions } from './FieldRowActions.tsx';
import { fieldIconOf } from './field-icons.ts';
import { fieldKindName, fieldName } from './field-kind-messages.ts';
import type { FormEdits } from './use-form-edits.ts';
import { t } from './messages.ts';

interface FieldRowsProps {
  readonly fields: readonly FormField[];
  readonly chosen: string | null;
  readonly presence: DocumentPresence;
  readonly onChoose: (field: string | null) => void;
  /** Null for those who may only read. */
  readonly edits: FormEdits | null;
}

/** The fields of a form as rows. */
export function FieldRows({ fields, chosen, presence, onChoose, edits }: FieldRowsProps) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return (
    <PartRows
      label={t('fields')}
      parts={fields.map(rowOf)}
      chosen={chosen}
      presence={presence}
      onChoose={onChoose}
      onPlace={
        edits &&
        ((id, after) => {
          const field = byId.get(id);
          if (field) edits.placeField(field, after);
        })
      }
      actionsOf={({ id, name }, place) => {
        const field = byId.get(id);
        return field && edits ? (
          <FieldRowActions field={field} name={name} {...place} edits={edits} onChoose={onChoose} />
        ) : null;
      }}
    />
  );
}

function rowOf(field: FormField) {
  return {
    id: field.id,
    name: fieldName(field),
    note: fieldKindName(field.kind),
    icon: fieldIconOf(field.kind).icon,
    mark: field.value['required'] === true ? t('required') : '',
  };
}

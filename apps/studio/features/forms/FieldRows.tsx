import type { Presence } from '@veranda/contracts/documents';
import type { FormField } from '@veranda/domain/forms/document';
import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DocumentPresence } from '../../documents/presence.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { PeopleInPart } from '../../editing/PeopleHere.tsx';
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

/** The fields as rows: one is chosen, and moved by dragging, by its handle's keys or by its menu. */
export function FieldRows({ fields, chosen, presence, onChoose, edits }: FieldRowsProps) {
  const dragAndDropHooks = useFieldDrag(fields, edits);
  const people = useStore(presence);
  return (
    <GridList
      className="form-fields"
      aria-label={t('fields')}
      items={fields}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? null : String([...keys][0] ?? '') || null)}
      keyboardNavigationBehavior="tab"
      {...(edits ? { dragAndDropHooks } : {})}
      dependencies={[edits, people]}
    >
      {(field) => (
        <FieldRow
          field={field}
          place={placeOf(fields, field)}
          people={people.filter(({ selection }) => selection.includes(field.id))}
          edits={edits}
          onChoose={onChoose}
        />
      )}
    </GridList>
  );
}

interface FieldRowProps extends Pick<FieldRowsProps, 'edits' | 'onChoose'> {
  readonly field: FormField;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** The others who are in this field. */
  readonly people: readonly Presence[];
}

function FieldRow({ field, place, people, edits, onChoose }: FieldRowProps) {
  const Icon = fieldIconOf(field.kind).icon;
  const name = fieldName(field);
  return (
    <GridListItem id={field.id} textValue={name} className="form-field-row">
      {({ allowsDragging }) => (
        <>
          {allowsDragging ? (
            <Button slot="drag" className="form-field-grip" aria-label={t('moveName', { name })}>
              <GripVertical size={16} aria-hidden="true" />
            </Button>
          ) : null}
          <Icon size={16} aria-hidden="true" className="form-field-icon" />
          <span className="form-field-name">
            <span className="ui-clip">{name}</span>
            <span className="ui-help">{fieldKindName(field.kind)}</span>
          </span>
          {field.value['required'] === true ? (
            <span className="form-field-required">{t('required')}</span>
          ) : null}
          <PeopleInPart people={people} />
          {edits ? (
            <FieldRowActions field={field} name={name} {...place} edits={edits} onChoose={onChoose} />
          ) : null}
        </>
      )}
    </GridListItem>
  );
}

function placeOf(fields: readonly FormField[], field: FormField) {
  return { isFirst: fields[0] === field, isLast: fields.at(-1) === field };
}

function useFieldDrag(fields: readonly FormField[], edits: FormEdits | null) {
  const { dragAndDropHooks } = useDragAndDrop<FormField>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const field = fields.find(({ id }) => id === String([...keys][0]));
      if (!field || !edits) return;
      const others = fields.filter((otherField) => otherField !== field);
      const index = others.findIndex(({ id }) => id === String(target.key));
      const after = target.dropPosition === 'before' ? others[index - 1] : others[index];
      edits.placeField(field, after?.id ?? null);
    },
  });
  return dragAndDropHooks;
}

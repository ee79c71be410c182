import type { FormField } from '@veranda/domain/forms/document';
import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { FieldRowActions } from './FieldRowActions.tsx';
import { fieldIconOf } from './field-icons.ts';
import { fieldKindName, fieldName } from './field-kind-messages.ts';
import type { FieldActions } from './use-field-actions.ts';
import { t } from './messages.ts';

interface FieldRowsProps {
  readonly fields: readonly FormField[];
  readonly chosen: string | null;
  readonly onChoose: (field: string | null) => void;
  /** Null for those who may only read. */
  readonly actions: FieldActions | null;
}

/** The fields as rows: one is chosen, and moved by dragging, by its handle's keys or by its menu. */
export function FieldRows({ fields, chosen, onChoose, actions }: FieldRowsProps) {
  const dragAndDropHooks = useFieldDrag(fields, actions);
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
      {...(actions ? { dragAndDropHooks } : {})}
      dependencies={[actions]}
    >
      {(field) => <FieldRow field={field} place={placeOf(fields, field)} actions={actions} />}
    </GridList>
  );
}

interface FieldRowProps {
  readonly field: FormField;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly actions: FieldActions | null;
}

function FieldRow({ field, place, actions }: FieldRowProps) {
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
          {actions ? <FieldRowActions field={field} name={name} {...place} actions={actions} /> : null}
        </>
      )}
    </GridListItem>
  );
}

function placeOf(fields: readonly FormField[], field: FormField) {
  return { isFirst: fields[0] === field, isLast: fields.at(-1) === field };
}

function useFieldDrag(fields: readonly FormField[], actions: FieldActions | null) {
  const { dragAndDropHooks } = useDragAndDrop<FormField>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const field = fields.find(({ id }) => id === String([...keys][0]));
      if (!field || !actions) return;
      const others = fields.filter((each) => each !== field);
      const at = others.findIndex(({ id }) => id === String(target.key));
      const after = target.dropPosition === 'before' ? others[at - 1] : others[at];
      actions.place(field, after?.id ?? null);
    },
  });
  return dragAndDropHooks;
}

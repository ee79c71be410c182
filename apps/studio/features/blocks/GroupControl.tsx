import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { ControlProps, FieldListComponent } from './field-props.ts';

/** Fields that belong together, with a value of their own. */
export function GroupControl(props: ControlProps<'group'> & { readonly Fields: FieldListComponent }) {
  const { field, value, isReadOnly, onChange, Fields } = props;
  const group = (value ?? {}) as BlockValue;
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{field.label}</legend>
      <Fields
        fields={field.fields}
        value={group}
        isReadOnly={isReadOnly}
        onChange={(path, next) => onChange({ ...group, [path]: next })}
      />
    </fieldset>
  );
}

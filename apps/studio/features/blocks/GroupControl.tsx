import type { BoundItem } from '@veranda/domain/blocks/bound-value';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { ControlProps, FieldListComponent } from './field-props.ts';

interface GroupControlProps extends ControlProps<'group'> {
  readonly Fields: FieldListComponent;
  readonly record: BlockValue;
  /** The item on whose page the value is shown; absent elsewhere. */
  readonly item?: BoundItem | undefined;
}

/** Fields that belong together, with a value of their own. */
export function GroupControl({
  field,
  value,
  record,
  item,
  isReadOnly,
  onChange,
  Fields,
}: GroupControlProps) {
  const group = (value ?? {}) as BlockValue;
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{field.label}</legend>
      <Fields
        fields={field.fields}
        value={group}
        isReadOnly={isReadOnly}
        around={record}
        item={item}
        onChange={(path, next) => onChange({ ...group, [path]: next })}
      />
    </fieldset>
  );
}

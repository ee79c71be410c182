import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { LinkField } from '../../links/LinkField.tsx';
import type { ControlProps } from './field-props.ts';

interface BlockLinkFieldProps extends ControlProps<'link'> {
  readonly record: BlockValue;
  readonly onRecord: (path: string, value: unknown) => void;
}

/** A link of a block, with the fields that are edited along with it. */
export function BlockLinkField({
  field,
  record,
  onRecord,
  value,
  isReadOnly,
  onChange,
}: BlockLinkFieldProps) {
  const { label, name, newWindow } = field;
  const link = {
    href: typeof value === 'string' ? value : '',
    ...(name === undefined ? {} : { name: textAt(record, name) }),
    ...(newWindow === undefined ? {} : { newWindow: flagAt(record, newWindow) }),
  };
  return (
    <LinkField
      label={label}
      link={link}
      isReadOnly={isReadOnly}
      onChange={(next) => {
        onChange(next.href);
        if (name !== undefined && next.name !== link.name) onRecord(name, next.name);
        if (newWindow !== undefined && next.newWindow !== link.newWindow) onRecord(newWindow, next.newWindow);
      }}
    />
  );
}

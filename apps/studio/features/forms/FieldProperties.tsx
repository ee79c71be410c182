import { type FormField, formLimits } from '@veranda/domain/forms/document';
import { setFieldTitle, setFieldValue } from '@veranda/domain/forms/form-edits';
import { kindOf } from '@veranda/domain/forms/kinds/registry';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { FieldList } from '../blocks/FieldList.tsx';
import { OptionsText } from './OptionsText.tsx';
import type { FormPanelProps } from './form-panel-props.ts';

export interface FieldPropertiesProps extends Pick<FormPanelProps, 'change' | 'isReadOnly'> {
  readonly field: FormField;
  /** What the field is called. */
  readonly title: string;
}

/** What an owner sets of a field, by its kind (administration §3, editable properties). */
export function FieldProperties({ field, title, change, isReadOnly }: FieldPropertiesProps) {
  const { label, properties, name } = kindOf(field);
  const set = (path: string, value: unknown) =>
    change((old) => setFieldValue(old, field.id, { path, value }), `${field.id} ${path}`);
  const hasOptions = properties.some(({ path }) => path === 'options');
  const rest = properties.filter(({ path }) => path !== 'options');
  return (
    <Panel title={title} note={label}>
      <TextField
        label={name === 'hidden' ? 'Internal name' : name === 'section' ? 'Heading' : 'Question'}
        value={field.title}
        maxLength={formLimits.title}
        isReadOnly={isReadOnly}
        onChange={(words) => change((old) => setFieldTitle(old, field.id, words), `${field.id} title`)}
      />
      {hasOptions ? (
        <OptionsText
          label={name === 'likert' ? 'Statements' : 'Options'}
          value={field.value['options']}
          isReadOnly={isReadOnly}
          onChange={(options) => set('options', options)}
        />
      ) : null}
      <FieldList fields={rest} value={field.value} isReadOnly={isReadOnly} onChange={set} />
    </Panel>
  );
}

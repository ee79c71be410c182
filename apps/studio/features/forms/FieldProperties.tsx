import { type FormField, formLimits } from '@veranda/domain/forms/document';
import { kindOf } from '@veranda/domain/forms/kinds/registry';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { FieldList } from '../blocks/FieldList.tsx';
import { fieldKindName, labelProperties } from './field-kind-messages.ts';
import { OptionsField } from './OptionsField.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { t } from './messages.ts';

interface FieldPropertiesProps extends Pick<FormPanelProps, 'edits' | 'isReadOnly'> {
  readonly field: FormField;
  /** Name of the field. */
  readonly title: string;
}

/** Settings of a field, by its kind (administration §3, editable properties). */
export function FieldProperties({ field, title, edits, isReadOnly }: FieldPropertiesProps) {
  const { properties, name } = kindOf(field);
  const set = (path: string, value: unknown) => edits.setValue(field.id, path, value);
  const hasOptions = properties.some(({ path }) => path === 'options');
  const rest = properties.filter(({ path }) => path !== 'options');
  return (
    <Panel title={title} note={fieldKindName(field.kind)}>
      <TextField
        label={name === 'hidden' ? t('internalName') : name === 'section' ? t('heading') : t('question')}
        value={field.title}
        maxLength={formLimits.title}
        isReadOnly={isReadOnly}
        onChange={(words) => edits.setTitle(field.id, words)}
      />
      {hasOptions ? (
        <OptionsField
          label={name === 'likert' ? t('statements') : t('options')}
          value={field.value['options']}
          isReadOnly={isReadOnly}
          onChange={(options) => set('options', options)}
        />
      ) : null}
      <FieldList fields={labelProperties(rest)} value={field.value} isReadOnly={isReadOnly} onChange={set} />
    </Panel>
  );
}

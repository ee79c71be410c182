import type { BlockValue, Field } from '@veranda/domain/blocks/kind';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { lazy, Suspense } from 'react';
import { AssetField } from '../media/AssetField.tsx';
import { AssetsField } from '../media/AssetsField.tsx';
import { CollectionField } from './CollectionField.tsx';
import type { FieldListComponent } from './field-list-props.ts';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { ProductField } from './ProductField.tsx';

const DocumentField = lazy(() =>
  import('./DocumentField.tsx').then((file) => ({ default: file.DocumentField })),
);

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
  readonly Fields: FieldListComponent;
}

/** The control of a field by its kind (design/editor.md, panel field kinds). */
export function FieldControl({ field, value, isReadOnly, onChange, Fields }: FieldControlProps) {
  const text = typeof value === 'string' ? value : '';
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={label}
          value={text}
          maxLength={field.maxLength}
          isReadOnly={isReadOnly}
          onChange={onChange}
          {...(field.multiline ? { rows: 3 } : {})}
        />
      );
    case 'richtext':
      return (
        <Suspense fallback={null}>
          <DocumentField label={label} value={value} isReadOnly={isReadOnly} onChange={onChange} />
        </Suspense>
      );
    case 'number':
    case 'range':
      return (
        <NumberField
          label={field.unit ? `${label} (${field.unit})` : label}
          value={typeof value === 'number' ? value : field.min}
          minValue={field.min}
          maxValue={field.max}
          step={field.step}
          steps
          isDisabled={isReadOnly}
          onChange={(next) => onChange(Number.isNaN(next) ? field.min : next)}
        />
      );
    case 'select':
      return (
        <Select
          label={label}
          options={field.options}
          value={text}
          isDisabled={isReadOnly}
          onChange={onChange}
        />
      );
    case 'segmented':
      return (
        <div className="ui-field">
          <span className="ui-label">{label}</span>
          <span>
            <Segments label={label} segments={field.options} value={text} onChange={onChange} />
          </span>
        </div>
      );
    case 'switch':
      return (
        <Switch isSelected={value === true} isDisabled={isReadOnly} onChange={onChange}>
          {label}
        </Switch>
      );
    case 'link':
      return <LinkField label={label} value={text} isReadOnly={isReadOnly} onChange={onChange} />;
    case 'asset':
      return <AssetField label={label} value={text} isReadOnly={isReadOnly} onChange={onChange} />;
    case 'assets':
      return (
        <AssetsField
          label={label}
          value={value}
          max={field.max}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
    case 'product':
      return <ProductField label={label} value={text} onChange={onChange} />;
    case 'collection':
      return <CollectionField label={label} value={text} onChange={onChange} />;
    case 'group': {
      const own = (value ?? {}) as BlockValue;
      return (
        <fieldset className="ui-stack">
          <legend className="ui-label">{label}</legend>
          <Fields
            fields={field.fields}
            value={own}
            isReadOnly={isReadOnly}
            onChange={(path, next) => onChange({ ...own, [path]: next })}
          />
        </fieldset>
      );
    }
    case 'list':
      return (
        <ListField Fields={Fields} field={field} value={value} isReadOnly={isReadOnly} onChange={onChange} />
      );
  }
}

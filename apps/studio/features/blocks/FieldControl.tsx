import { type BlockValue, type Field, textAt } from '@veranda/domain/blocks/kind';
import { Switch } from '@veranda/ui/Switch.tsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { AssetField } from '../media/AssetField.tsx';
import { AssetsField } from '../media/AssetsField.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { CollectionField } from './CollectionField.tsx';
import type { ControlProps, FieldListComponent } from './field-props.ts';
import { FocalControl } from './FocalControl.tsx';
import { FormField } from './FormField.tsx';
import { FundField } from './FundField.tsx';
import { GroupControl } from './GroupControl.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { NumberControl } from './NumberControl.tsx';
import { ProductField } from './ProductField.tsx';
import { TextControl } from './TextControl.tsx';

const LazyRichTextControl = lazy(() =>
  import('./RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

interface FieldControlProps extends ControlProps<Field['kind']> {
  readonly Fields: FieldListComponent;
  /** The value that the field is part of. */
  readonly record: BlockValue;
  /** A rich text that is edited together with others. */
  readonly shared?: SharedText | undefined;
}

/** Control of a field of the inspector, by its kind. */
export function FieldControl({ field, Fields, record, shared, ...own }: FieldControlProps) {
  const named = { ...own, label: field.label };
  const text = { ...named, value: typeof own.value === 'string' ? own.value : '' };
  switch (field.kind) {
    case 'text':
      return <TextControl {...own} field={field} />;
    case 'richtext':
      return <RichTextControl {...named} shared={shared} />;
    case 'number':
    case 'range':
      return <NumberControl {...own} field={field} />;
    case 'select':
    case 'segmented':
    case 'ratio':
      return <ChoiceControl {...own} field={field} />;
    case 'focal':
      return <FocalControl {...own} label={field.label} asset={textAt(record, field.asset)} />;
    case 'switch':
      return <SwitchControl {...named} />;
    case 'link':
      return <LinkField {...text} />;
    case 'asset':
      return <AssetField {...text} />;
    case 'assets':
      return <AssetsField {...named} max={field.max} />;
    case 'product':
      return <ProductField {...text} />;
    case 'collection':
      return <CollectionField {...text} />;
    case 'form':
      return <FormField {...text} />;
    case 'fund':
      return <FundField {...text} />;
    case 'group':
      return <GroupControl {...own} field={field} Fields={Fields} />;
    case 'list':
      return <ListField {...own} field={field} Fields={Fields} />;
  }
}

function RichTextControl(props: ComponentProps<typeof LazyRichTextControl>) {
  return (
    <Suspense fallback={null}>
      <LazyRichTextControl {...props} />
    </Suspense>
  );
}

function SwitchControl({
  label,
  value,
  isReadOnly,
  onChange,
}: Omit<FieldControlProps, 'field' | 'Fields' | 'record' | 'shared'> & { readonly label: string }) {
  return (
    <Switch isSelected={value === true} isDisabled={isReadOnly} onChange={onChange}>
      {label}
    </Switch>
  );
}

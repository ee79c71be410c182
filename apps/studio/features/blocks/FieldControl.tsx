import type { BoundItem } from '@veranda/domain/blocks/bound-value';
import { type BlockValue, codeLanguages, type Field, textAt } from '@veranda/domain/blocks/kind';
import { Switch } from '@veranda/ui/Switch.tsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { AltSuggestion } from '../media/AltSuggestion.tsx';
import { AssetField } from '../media/AssetField.tsx';
import { MediaFileField } from '../media/MediaFileField.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { CodeField } from './CodeField.tsx';
import { ColourControl } from './ColourControl.tsx';
import { CollectionField } from './CollectionField.tsx';
import { DatasetField } from '../datasets/DatasetField.tsx';
import { DateControl } from './DateControl.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';
import { EmbedField } from './EmbedField.tsx';
import type { ControlProps, FieldListComponent } from './field-props.ts';
import { FocalControl } from './FocalControl.tsx';
import { FontControl } from './FontControl.tsx';
import { FolderField } from './FolderField.tsx';
import { FormField } from './FormField.tsx';
import { FundField } from './FundField.tsx';
import { GroupControl } from './GroupControl.tsx';
import { BlockLinkField } from './BlockLinkField.tsx';
import { ItemField } from './ItemField.tsx';
import type { LabelledField } from './labelled-field.ts';
import { ListField } from './ListField.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PicturesField } from './PicturesField.tsx';
import { PlaceControl } from './PlaceControl.tsx';
import { ProductField } from './ProductField.tsx';
import { RangeControl } from './RangeControl.tsx';
import { SpacingControl } from './SpacingControl.tsx';
import { TagFilterControl } from './TagFilterControl.tsx';
import { TextControl } from './TextControl.tsx';

const LazyRichTextControl = lazy(() =>
  import('./RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

interface FieldControlProps extends ControlProps<Field['kind']> {
  readonly Fields: FieldListComponent;
  /** The value that the field is part of. */
  readonly record: BlockValue;
  /** The value around that record, where it is a group of fields. */
  readonly around?: BlockValue | undefined;
  /** The item on whose page the value is shown; absent elsewhere. */
  readonly item?: BoundItem | undefined;
  /** A rich text that is edited together with others. */
  readonly shared?: SharedText | undefined;
  /** Gives another field of the record a value: a link is told of together with its name. */
  readonly onRecord: (path: string, value: unknown) => void;
}

/** Control of a field of the inspector, by its kind. */
export function FieldControl(props: FieldControlProps) {
  const { field, Fields, record, around = record, item, shared, onRecord, ...own } = props;
  const named = { ...own, label: field.label };
  const text = { ...named, value: typeof own.value === 'string' ? own.value : '' };
  if (isReference(field)) return <ReferenceControl {...text} kind={field.kind} />;
  if ('options' in field) return <ChoiceControl {...own} field={field} />;
  if (field.kind === 'text' && field.standsFor !== undefined)
    return (
      <AltSuggestion {...text} picture={textAt(record, field.standsFor)}>
        <PlainControl {...own} field={field} />
      </AltSuggestion>
    );
  if (isPlain(field)) return <PlainControl {...own} field={field} />;
  switch (field.kind) {
    case 'item':
    case 'tag-filter':
      return <CollectionPartControl {...own} field={field} around={around} />;
    case 'richtext':
      return <RichTextControl {...named} shared={shared} />;
    case 'switch':
      return <SwitchControl {...named} help={field.help} />;
    case 'focal':
    case 'link':
    case 'place':
      return <JoinedControl {...own} field={field} record={record} onRecord={onRecord} />;
    case 'file':
      return <MediaFileField {...text} accepts={field.accepts} />;
    case 'embed':
      return <EmbedField {...text} service={field.service} />;
    case 'dataset':
      return <DatasetField {...named} />;
    case 'code':
      return <CodeControl {...own} field={field} record={record} />;
    case 'group':
      return <GroupControl {...own} field={field} Fields={Fields} record={record} item={item} />;
    case 'list':
      return <EntriesControl {...own} field={field} Fields={Fields} />;
  }
}

// Fields that offer what a collection has.
function CollectionPartControl({
  field,
  around,
  ...own
}: ControlProps<'item' | 'tag-filter'> & { readonly around: BlockValue }) {
  const collection = textAt(around, field.collection);
  const value = typeof own.value === 'string' ? own.value : '';
  if (field.kind === 'item')
    return <ItemField {...own} label={field.label} value={value} collection={collection} />;
  return <TagFilterControl {...own} field={field} collection={collection} />;
}

interface JoinedControlProps extends ControlProps<'focal' | 'link' | 'place'> {
  readonly record: BlockValue;
  readonly onRecord: (path: string, value: unknown) => void;
}

// Fields that read or write others of the same record.
function JoinedControl({ field, record, onRecord, ...own }: JoinedControlProps) {
  switch (field.kind) {
    case 'focal':
      return <FocalControl {...own} label={field.label} asset={textAt(record, field.asset)} />;
    case 'link':
      return <BlockLinkField {...own} field={field} record={record} onRecord={onRecord} />;
    case 'place':
      return <PlaceControl {...own} field={field} record={record} onRecord={onRecord} />;
  }
}

/** Kinds whose values are words, numbers, colours, fonts or times alone. */
const plainKinds = ['text', 'number', 'range', 'spacing', 'colour', 'font', 'date', 'date-time'] as const;
type PlainKind = (typeof plainKinds)[number];

function isPlain(field: LabelledField): field is Extract<LabelledField, { readonly kind: PlainKind }> {
  return plainKinds.some((kind) => kind === field.kind);
}

function PlainControl({ field, ...own }: ControlProps<PlainKind>) {
  switch (field.kind) {
    case 'text':
      return <TextControl {...own} field={field} />;
    case 'number':
      return <NumberControl {...own} field={field} />;
    case 'range':
      return <RangeControl {...own} field={field} />;
    case 'spacing':
      return <SpacingControl {...own} field={field} />;
    case 'colour':
      return <ColourControl {...own} field={field} />;
    case 'font':
      return <FontControl {...own} field={field} />;
    case 'date':
      return <DateControl {...own} field={field} />;
    case 'date-time':
      return <DateTimeControl {...own} field={field} />;
  }
}

/** Controls of what the site has, by the kind of the field. */
const references = {
  asset: AssetField,
  product: ProductField,
  collection: CollectionField,
  form: FormField,
  folder: FolderField,
  fund: FundField,
} as const;
type ReferenceKind = keyof typeof references;

function isReference(
  field: LabelledField,
): field is Extract<LabelledField, { readonly kind: ReferenceKind }> {
  return Object.hasOwn(references, field.kind);
}

interface ReferenceControlProps extends ComponentProps<typeof ProductField> {
  readonly kind: ReferenceKind;
  readonly isReadOnly: boolean;
}

function ReferenceControl({ kind, ...own }: ReferenceControlProps) {
  const Control = references[kind];
  return <Control {...own} />;
}

function EntriesControl(props: ComponentProps<typeof ListField>) {
  return props.field.pictures ? <PicturesField {...props} /> : <ListField {...props} />;
}

// A field beside it may name the language.
function CodeControl({
  field,
  value,
  record,
  ...own
}: ControlProps<'code'> & { readonly record: BlockValue }) {
  const named = field.languageFrom === undefined ? '' : textAt(record, field.languageFrom);
  const language = codeLanguages.find((known) => known === named) ?? field.language;
  return <CodeField {...own} {...field} language={language} value={typeof value === 'string' ? value : ''} />;
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
  help,
  value,
  isReadOnly,
  onChange,
}: Omit<FieldControlProps, 'field' | 'Fields' | 'record' | 'around' | 'item' | 'shared' | 'onRecord'> & {
  readonly label: string;
  readonly help: string | undefined;
}) {
  return (
    <Switch isSelected={value === true} isDisabled={isReadOnly} onChange={onChange} note={help}>
      {label}
    </Switch>
  );
}

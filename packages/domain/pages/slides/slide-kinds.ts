import { migrateValue } from '../../blocks/registry.ts';
import type { DocumentKind, TextEdit } from '../../documents/document-kind.ts';
import type { Edit } from '../../documents/edit.ts';
import { sliceKind } from '../../slices/registry.ts';
import type { SlideType } from '../../slices/slice-kind.ts';
import type { Slice, Slide } from './slide.ts';
import { type SlideEditArgs, slideEdit, slideEdits } from './slide-edits.ts';
import { validateSlide } from './validate-slide.ts';

/** Slides as documents of edits, by their type. */
export const slideKinds: Readonly<Record<SlideType, DocumentKind<Slide>>> = {
  'cover-page': kindOf('cover-page'),
  'lock-screen': kindOf('lock-screen'),
  'popup-overlay': kindOf('popup-overlay'),
  'sso-screen': kindOf('sso-screen'),
};

function kindOf(type: SlideType): DocumentKind<Slide> {
  return {
    key: type,
    schema: 1,
    migrations: [],
    migrateParts: migrateSlices,
    edits: slideEdits,
    validate: (value) => validateSlide(type, value),
    textEdit,
    replaced,
  };
}

function textEdit({ name, args }: Edit): TextEdit | null {
  if (name !== 'slice.setText') return null;
  const { id, path, steps } = args as unknown as SlideEditArgs['slice.setText'];
  return {
    field: `slices.${id}.value.${path}`,
    steps,
    withSteps: (changed) => slideEdit('slice.setText', { id, path, steps: changed }),
  };
}

function replaced(slide: Slide, { name, args }: Edit): { readonly value: unknown } | null {
  const { id = '', path = '' } = args as Readonly<Record<string, string>>;
  if (name === 'slide.set') return { value: slide.values[path] };
  const slice = slide.slices[id];
  return name === 'slice.setValue' && slice ? { value: slice.value[path] } : null;
}

type Rec = Readonly<Record<string, unknown>>;

// The values of slices in the current version of their kinds; what is no slice stays as it is.
function migrateSlices(document: Rec): Rec {
  const slices = document['slices'] as Readonly<Record<string, Slice>> | undefined;
  if (typeof slices !== 'object' || slices === null) return document;
  const migrated = Object.entries(slices).map(([id, slice]) => [id, migrateSlice(slice)] as const);
  return migrated.every(([id, slice]) => slice === slices[id])
    ? document
    : { ...document, slices: Object.fromEntries(migrated) };
}

function migrateSlice(slice: Slice): Slice {
  const kind = sliceKind(slice?.name ?? '');
  if (!kind || typeof slice.value !== 'object' || slice.value === null) return slice;
  const value = migrateValue(kind, slice.value);
  return value === slice.value ? slice : { ...slice, value };
}

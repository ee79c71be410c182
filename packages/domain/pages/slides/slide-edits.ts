import { validateFields } from '../../blocks/validate-value.ts';
import type { Applied, Edit, EditFunction, EditRefusal } from '../../documents/edit.ts';
import { type Replacement, replacement, withEntry } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import type { StepJson } from '../../documents/text-steps.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { runTextEdit } from '../edits/run-text-edit.ts';
import { maxSlices, type Slice, type Slide, slideFields } from './slide.ts';
import { doubleProblem, sliceProblem } from './validate-slide.ts';

/** Arguments of the edits of a slide by their names: the closed list. */
export interface SlideEditArgs {
  /** One field of the slide as a whole. */
  readonly 'slide.set': Replacement & { readonly path: string };
  readonly 'slice.insert': { readonly slice: Slice };
  readonly 'slice.remove': { readonly id: string };
  readonly 'slice.move': { readonly id: string; readonly position: string };
  /** One field of a slice, by its path. */
  readonly 'slice.setValue': Replacement & { readonly id: string; readonly path: string };
  /** ProseMirror steps of a rich text. */
  readonly 'slice.setText': {
    readonly id: string;
    readonly path: string;
    readonly steps: readonly StepJson[];
  };
}

/** An edit of a slide by its name and arguments. */
export function slideEdit<Name extends keyof SlideEditArgs>(name: Name, args: SlideEditArgs[Name]): Edit {
  return { name, args: { ...args } };
}

type Outcome = Applied<Slide> | EditRefusal;

export const slideEdits: {
  readonly [Name in keyof SlideEditArgs]: EditFunction<Slide, SlideEditArgs[Name]>;
} = {
  'slide.set': setSlide,
  'slice.insert': insertSlice,
  'slice.remove': removeSlice,
  'slice.move': moveSlice,
  'slice.setValue': setSliceValue,
  'slice.setText': setSliceText,
};

function setSlide(slide: Slide, { path, value, was }: SlideEditArgs['slide.set']): Outcome {
  const before = Object.hasOwn(slide.values, path) ? slide.values[path] : undefined;
  if (!sameValue(before, was)) return refuse('edit-conflict', { field: `values.${path}` });
  const values = withEntry(slide.values, path, value);
  return (
    validateFields(slideFields(slide.type), values, 'values') ?? {
      document: { ...slide, values },
      inverse: [slideEdit('slide.set', replacement({ path }, { value: was, was: value }))],
    }
  );
}

function insertSlice(slide: Slide, { slice }: SlideEditArgs['slice.insert']): Outcome {
  if (slide.slices[slice.id]) return refuse('edit-conflict', { field: `slices.${slice.id}` });
  if (Object.keys(slide.slices).length >= maxSlices) return refuse('document-full', { field: 'slices' });
  return withSlice(slide, slice, slideEdit('slice.remove', { id: slice.id }));
}

function removeSlice(slide: Slide, { id }: SlideEditArgs['slice.remove']): Outcome {
  const { [id]: slice, ...slices } = slide.slices;
  if (!slice) return gone(id);
  return { document: { ...slide, slices }, inverse: [slideEdit('slice.insert', { slice })] };
}

function moveSlice(slide: Slide, { id, position }: SlideEditArgs['slice.move']): Outcome {
  const slice = slide.slices[id];
  if (!slice) return gone(id);
  return withSlice(slide, { ...slice, position }, slideEdit('slice.move', { id, position: slice.position }));
}

function setSliceValue(slide: Slide, { id, path, value, was }: SlideEditArgs['slice.setValue']): Outcome {
  const slice = slide.slices[id];
  if (!slice) return gone(id);
  if (!sameValue(slice.value[path], was))
    return refuse('edit-conflict', { field: `slices.${id}.value.${path}` });
  return withSlice(
    slide,
    { ...slice, value: withEntry(slice.value, path, value) },
    slideEdit('slice.setValue', replacement({ id, path }, { value: was, was: value })),
  );
}

function setSliceText(slide: Slide, { id, path, steps }: SlideEditArgs['slice.setText']): Outcome {
  const slice = slide.slices[id];
  if (!slice) return gone(id);
  const outcome = runTextEdit(slice.value, { path, steps }, `slices.${id}.value.${path}`);
  if (isRefusal(outcome)) return outcome;
  return withSlice(
    slide,
    { ...slice, value: outcome.value },
    slideEdit('slice.setText', { id, path, steps: outcome.inverse }),
  );
}

// Refused for a slice that this slide may not have, or not as well.
function withSlice(slide: Slide, slice: Slice, inverse: Edit): Outcome {
  const slices = { ...slide.slices, [slice.id]: slice };
  return (
    sliceProblem(slide.type, slice.id, slice) ??
    doubleProblem(slices) ?? { document: { ...slide, slices }, inverse: [inverse] }
  );
}

function gone(id: string): EditRefusal {
  return refuse('edit-target-gone', { field: `slices.${id}` });
}

import type { Edit } from '@veranda/domain/documents/edit';
import { sameValue } from '@veranda/domain/documents/same-value';
import { replacement } from '@veranda/domain/documents/replacement';
import { insertionEdits, placementEdits, stepEdits } from '@veranda/domain/pages/slides/slice-steps';
import { type Slice, type Slide, slicesInOrder } from '@veranda/domain/pages/slides/slide';
import { slideEdit } from '@veranda/domain/pages/slides/slide-edits';
import type { Refusal } from '@veranda/domain/refusal';
import { sliceKind } from '@veranda/domain/slices/registry';
import type { SliceKind } from '@veranda/domain/slices/slice-kind';
import { useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useMemo } from 'react';
import type { ChangeOptions, DocumentSession } from '../../documents/document-session.ts';
import { sessionText } from '../../editing/session-text.ts';
import { undoOf } from '../../editing/undo-of.ts';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { sliceFields, sliceName, slideFieldName, t } from './messages.ts';

export type SlideEdits = ReturnType<typeof useSlideEdits>;

/** Everything that is done to a slide: each step has its name and its way back. */
export function useSlideEdits(session: DocumentSession<Slide>) {
  const { said, say } = useAnnouncer();
  const edits = useMemo(() => slideEdits({ session, say, ...changing(session) }), [session, say]);
  return {
    /** The last change of the slices, for those who do not see it. */
    said,
    ...edits,
  };
}

interface EditParts {
  readonly session: DocumentSession<Slide>;
  readonly say: (text: string) => void;
  readonly now: () => Slide;
  /** @returns whether anything has changed */
  readonly change: (edits: readonly Edit[], options: ChangeOptions) => boolean;
}

function changing(session: DocumentSession<Slide>): Pick<EditParts, 'now' | 'change'> {
  return {
    now: () => session.getState().document,
    change(edits, options) {
      const refusal = edits.length === 0 ? null : session.change(edits, options);
      if (refusal) showToast({ topic: 'slide', text: refusalText(refusal), isDanger: true });
      return edits.length > 0 && refusal === null;
    },
  };
}

function slideEdits(parts: EditParts) {
  const { now, change } = parts;
  return {
    /** Sets a value of the slide as a whole. */
    set(path: string, value: unknown) {
      const was = now().values[path];
      if (sameValue(was, value)) return;
      change([slideEdit('slide.set', replacement({ path }, { value, was }))], {
        label: t('stepChanged', { name: slideFieldName(path) }),
        coalesceKey: path,
      });
    },
    setValue(id: string, path: string, value: unknown) {
      const slice = now().slices[id];
      if (!slice || sameValue(slice.value[path], value)) return;
      const values = { value, was: slice.value[path] };
      change([slideEdit('slice.setValue', replacement({ id, path }, values))], valueOptions(slice, path));
    },
    text: sharedTexts(parts),
    ...sliceEdits(parts),
    remove: (slice: Slice) => removeSlice(parts, slice),
  };
}

function sliceEdits({ now, change, say }: EditParts) {
  return {
    /** @returns the id of the new slice; null where it was refused */
    add(kind: SliceKind, value: Slice['value'], after: string | null): string | null {
      const id = crypto.randomUUID();
      const name = sliceName(kind);
      const slice: Slice = { id, position: 'a0', name: kind.key, value };
      const options = { label: t('stepAdded', { name }), selection: [id] };
      if (!change(insertionEdits(now(), slice, after), options)) return null;
      say(t('nameAdded', { name }));
      return id;
    },
    duplicate(slice: Slice): string | null {
      const id = crypto.randomUUID();
      const name = nameOf(slice);
      const options = { label: t('stepDuplicated', { name }), selection: [id] };
      if (!change(insertionEdits(now(), { ...slice, id }, slice.id), options)) return null;
      say(t('nameDuplicated', { name }));
      return id;
    },
    step(slice: Slice, by: -1 | 1) {
      if (change(stepEdits(now(), slice.id, by), movedOptions(slice)))
        say(t(by === -1 ? 'movedUp' : 'movedDown', { name: nameOf(slice) }));
    },
    place(slice: Slice, after: string | null) {
      if (change(placementEdits(now(), slice.id, after), movedOptions(slice)))
        say(t('nameMoved', { name: nameOf(slice) }));
    },
  };
}

/** @returns the slice that is chosen instead: the one above, or the first */
function removeSlice({ session, now, change, say }: EditParts, slice: Slice): string | null {
  const order = slicesInOrder(now());
  const index = order.findIndex(({ id }) => id === slice.id);
  const name = nameOf(slice);
  const edits = [slideEdit('slice.remove', { id: slice.id })];
  const undo = undoOf(session, edits, t('stepRestored', { name }));
  if (!change(edits, { label: t('stepRemoved', { name }) })) return slice.id;
  say(t('nameDeleted', { name }));
  const onAction = () => {
    say(t('restored'));
    undo();
  };
  showToast({ topic: 'slide', text: t('deletedName', { name }), action: { label: t('undo'), onAction } });
  return order[index - 1]?.id ?? order[index + 1]?.id ?? null;
}

// Each the same object for as long as the slide is open.
function sharedTexts({ session }: EditParts): (id: string, path: string) => SharedText {
  const known = new Map<string, SharedText>();
  return (id, path) => {
    const key = `${id}.${path}`;
    const text = known.get(key) ?? sharedText(session, id, path);
    known.set(key, text);
    return text;
  };
}

function sharedText(session: DocumentSession<Slide>, id: string, path: string): SharedText {
  return sessionText(session, {
    read: ({ slices }) => slices[id]?.value[path] as ReturnType<SharedText['read']> & never,
    edit: (steps) => slideEdit('slice.setText', { id, path, steps }),
    options: { label: t('stepText'), coalesceKey: `${id}.${path}`, selection: [id], selectionBefore: [id] },
  });
}

function valueOptions(slice: Slice, path: string): ChangeOptions {
  const kind = sliceKind(slice.name);
  const field = kind && sliceFields(kind).find((each) => each.path === path);
  return {
    label: t('stepChanged', { name: field?.label ?? nameOf(slice) }),
    coalesceKey: `${slice.id} ${path}`,
    selection: [slice.id],
    selectionBefore: [slice.id],
  };
}

function movedOptions(slice: Slice): ChangeOptions {
  return { label: t('stepMoved', { name: nameOf(slice) }), selection: [slice.id] };
}

function nameOf({ name }: Slice): string {
  return sliceName({ key: name });
}

const refusals: Readonly<Record<string, string>> = {
  'document-full': t('slideFull'),
  malformed: t('notPossible'),
};

function refusalText({ code }: Refusal): string {
  return refusals[code] ?? t('somebodyWasFaster');
}

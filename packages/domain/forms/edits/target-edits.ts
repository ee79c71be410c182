import { replacement, withEntry } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { formLimits, type StorageTarget } from '../document.ts';
import type { FormDraft } from '../form-draft.ts';
import { type FormEditArgs, formEdit } from './form-edit.ts';
import { checked, conflict, type FormOutcome, full, gone, recordOf } from './outcome.ts';

/** `target.insert`: refused where there are as many places as a form may have, or one of this id. */
export function insertTarget(draft: FormDraft, { target }: FormEditArgs['target.insert']): FormOutcome {
  const { targets } = draft.storage;
  if (recordOf(targets, target.id)) return conflict(`storage.targets.${target.id}`);
  if (Object.keys(targets).length >= formLimits.targets) return full('storage.targets');
  return checked(withTarget(draft, target.id, target), formEdit('target.remove', { id: target.id }));
}

export function removeTarget(draft: FormDraft, { id }: FormEditArgs['target.remove']): FormOutcome {
  const target = recordOf(draft.storage.targets, id);
  if (!target) return gone(`storage.targets.${id}`);
  return checked(withTarget(draft, id, undefined), formEdit('target.insert', { target }));
}

/** `target.set`: one setting; refused where it is no longer what it replaces, or the target forbids the value. */
export function setTarget(draft: FormDraft, args: FormEditArgs['target.set']): FormOutcome {
  const { id, path, value, was } = args;
  const target = recordOf(draft.storage.targets, id);
  if (!target) return gone(`storage.targets.${id}`);
  const record = target as unknown as Readonly<Record<string, unknown>>;
  if (!sameValue(recordOf(record, path), was)) return conflict(`storage.targets.${id}.${path}`);
  const changed = withEntry(record, path, value) as unknown as StorageTarget;
  const back = formEdit('target.set', replacement({ id, path }, { value: was, was: value }));
  return checked(withTarget(draft, id, changed), back);
}

function withTarget(draft: FormDraft, id: string, target: StorageTarget | undefined): FormDraft {
  const targets = withEntry(draft.storage.targets, id, target);
  return { ...draft, storage: { ...draft.storage, targets } };
}

import type { StorageTarget } from '@veranda/domain/forms/document';
import { formEdit } from '@veranda/domain/forms/edits/form-edit';
import { targetInsertion } from '@veranda/domain/forms/field-steps';
import { targetChanges } from '@veranda/domain/forms/target-changes';
import type { FieldEditParts } from './field-edits.ts';
import { targetLabels } from './targets.ts';
import { t } from './messages.ts';

/** Changes of the places that answers go to. */
export function targetEdits({ now, change }: FieldEditParts) {
  const nameOf = ({ kind }: StorageTarget) => targetLabels[kind].label;
  return {
    addTarget: (target: StorageTarget) =>
      change([targetInsertion(now(), target)], { label: t('stepAdded', { name: nameOf(target) }) }),
    setTarget(target: StorageTarget) {
      const before = now().storage.targets[target.id];
      if (!before) return;
      change(targetChanges(before, target), {
        label: t('stepChanged', { name: nameOf(target) }),
        coalesceKey: target.id,
      });
    },
    removeTarget: (target: StorageTarget) =>
      change([formEdit('target.remove', { id: target.id })], {
        label: t('stepRemoved', { name: nameOf(target) }),
      }),
  };
}

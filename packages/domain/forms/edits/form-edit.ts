import type { Edit } from '../../documents/edit.ts';
import type { Replacement } from '../../documents/replacement.ts';
import type { StepJson } from '../../documents/text-steps.ts';
import type { FormField, StorageTarget } from '../document.ts';

/** Values of a form that are set one by one, by their paths. */
export const formPaths = [
  'name',
  'storage.notifyOwner',
  'advanced.submitLabel',
  'advanced.alignment',
  'advanced.html',
  'advanced.redirect',
  'advanced.validate',
  'captcha.enabled',
  'captcha.theme',
  'captcha.alignment',
] as const;
export type FormPath = (typeof formPaths)[number];

/** Rich texts of a form, by the paths of what holds them. */
export const formTexts = ['advanced.message', 'disclaimer'] as const;
export type FormText = (typeof formTexts)[number];

/** Arguments of the edits of a form by their names: the closed list (design/editor.md, named edits). */
export interface FormEditArgs {
  /** A field that comes complete. */
  readonly 'field.insert': { readonly field: FormField };
  readonly 'field.remove': { readonly id: string };
  readonly 'field.move': { readonly id: string; readonly position: string };
  /** The question. */
  readonly 'field.setTitle': Replacement & { readonly id: string };
  /** One property of the field's kind, by its path. */
  readonly 'field.setValue': Replacement & { readonly id: string; readonly path: string };
  /** A place more that answers go to. */
  readonly 'target.insert': { readonly target: StorageTarget };
  readonly 'target.remove': { readonly id: string };
  readonly 'target.set': Replacement & { readonly id: string; readonly path: string };
  readonly 'form.set': Replacement & { readonly path: FormPath };
  readonly 'form.setText': { readonly path: FormText; readonly steps: readonly StepJson[] };
}

/** An edit of a form by its name and arguments. */
export function formEdit<Name extends keyof FormEditArgs>(
  name: Name,
  args: FormEditArgs[Name],
): Edit & { readonly name: Name } {
  return { name, args: { ...args } };
}

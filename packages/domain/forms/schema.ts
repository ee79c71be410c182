import type { Field } from '../blocks/kind.ts';
import { fieldKinds } from './kinds/registry.ts';

/** Schema of forms for an editor: the kinds of field with their properties, and the sections of the model. */
export interface FormSchema {
  readonly type: 'form';
  /** Form model sections (administration §3). */
  readonly sections: readonly ['build', 'storage', 'advanced', 'captcha', 'disclaimer'];
  readonly fields: readonly FieldSchema[];
}

interface FieldSchema {
  readonly type: string;
  readonly group: string;
  readonly title: string;
  readonly properties: readonly Field[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly parts: readonly string[];
}

/** The schema of the form block (storefront §7, GetTemplateSchema). */
export function formSchema(): FormSchema {
  return {
    type: 'form',
    sections: ['build', 'storage', 'advanced', 'captcha', 'disclaimer'],
    fields: fieldKinds.map(({ name, group, title, properties, defaults, parts }) => ({
      type: name,
      group,
      title,
      properties,
      defaults,
      parts: parts.map((part) => part.name),
    })),
  };
}

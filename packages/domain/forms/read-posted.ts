import { fieldsInOrder, type FormDocument } from './document.ts';
import type { PostedFields } from './kinds/field-kind.ts';
import { kindOf } from './kinds/registry.ts';

/**
 * The payload of a form's own controls, as a browser posts them without JavaScript and as an island reads
 * them: the wire shapes of storefront §3 by field id. `query` holds the page's query string: a hidden field
 * takes the value of the same name.
 */
export function readPosted(
  form: Pick<FormDocument, 'fields'>,
  posted: PostedFields,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldsInOrder(form).flatMap((field): [string, unknown][] => {
      const kind = kindOf(field);
      if (!kind.answers) return [];
      const key = field.value['key'];
      if (field.kind === 'hidden' && typeof key === 'string' && Object.hasOwn(query, key))
        return [[field.id, query[key]]];
      return [[field.id, kind.posted(posted, field)]];
    }),
  );
}

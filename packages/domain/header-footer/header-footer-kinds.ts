import { validateFields } from '../blocks/validate-value.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { Applied, Edit, EditRefusal } from '../documents/edit.ts';
import { replacement, type Replacement, withEntry } from '../documents/replacement.ts';
import { sameValue } from '../documents/same-value.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import {
  headerFooterFields,
  type HeaderFooterDocument,
  type HeaderFooterKey,
} from './header-footer-document.ts';

/** Arguments of the edits of a header or footer by their names: the closed list (design/editor.md, named edits). */
export interface HeaderFooterEditArgs {
  readonly 'hf.set': Replacement & { readonly path: string };
}

/** An edit of a header or footer by its arguments. */
export function headerFooterEdit(args: HeaderFooterEditArgs['hf.set']): Edit {
  return { name: 'hf.set', args: { ...args } };
}

/** Header and footer of a site: a value for each of their fields. */
export const headerFooterKinds: Readonly<Record<HeaderFooterKey, DocumentKind<HeaderFooterDocument>>> = {
  header: kindOf('header'),
  footer: kindOf('footer'),
};

function kindOf(key: HeaderFooterKey): DocumentKind<HeaderFooterDocument> {
  const validate = (value: unknown) => validated(key, value);
  return {
    key,
    schema: 1,
    migrations: [],
    edits: {
      'hf.set': (document, args: HeaderFooterEditArgs['hf.set']) => setValue(document, args, validate),
    },
    validate,
    textEdit: () => null,
    replaced: ({ values }, { args }) => ({ value: values[args['path'] as string] }),
  };
}

function validated(key: HeaderFooterKey, value: unknown): HeaderFooterDocument | Refusal<'malformed'> {
  const document = value as HeaderFooterDocument | null;
  if (typeof document !== 'object' || document?.schema !== 1)
    return refuse('malformed', { field: 'schema', params: { field: 'schema', problem: 'not 1' } });
  return validateFields(headerFooterFields[key], document.values, 'values') ?? document;
}

// Refused where the value is no longer what it replaces, or its field forbids it.
function setValue(
  document: HeaderFooterDocument,
  { path, value, was }: HeaderFooterEditArgs['hf.set'],
  validate: (value: unknown) => HeaderFooterDocument | Refusal<'malformed'>,
): Applied<HeaderFooterDocument> | EditRefusal {
  const { values } = document;
  const before = Object.hasOwn(values, path) ? values[path] : undefined;
  if (!sameValue(before, was)) return refuse('edit-conflict', { field: `values.${path}` });
  const next = validate({ ...document, values: withEntry(values, path, value) });
  if (isRefusal(next)) return next as EditRefusal;
  return { document: next, inverse: [headerFooterEdit(replacement({ path }, { value: was, was: value }))] };
}

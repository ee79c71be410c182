import type { DocumentKind } from '../documents/document-kind.ts';
import type { Applied, Edit, EditRefusal } from '../documents/edit.ts';
import { replacement, type Replacement, withEntry } from '../documents/replacement.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { maxCustomCss, sessionValues } from './custom-css.ts';
import type { DesignChange, DesignValues } from './design-values.ts';

/** The design of a site as a document: what its owner has chosen, by the names of a session (`sessionValues`). */
export interface DesignDocument {
  readonly schema: 1;
  readonly values: DesignValues;
}

/** Arguments of the edits of a design by their names: the closed list. */
interface DesignEditArgs {
  readonly 'design.set': Replacement & { readonly name: string };
}

/** The design that is made of stored tweaks and CSS. */
export function designDocument(tweaks: DesignValues, customCss: string): DesignDocument {
  return { schema: 1, values: sessionValues(tweaks, customCss) };
}

/** A change as the edit of a design. */
export function designEdit({ name, value, was }: DesignChange): Edit {
  const edited = replacement({ name }, { value: value ?? undefined, was: was ?? undefined });
  return { name: 'design.set', args: { ...edited } };
}

/**
 * The design of a site. Its values are texts here: which of them a theme offers, and what it takes, is known where the
 * theme is.
 */
export const designKind: DocumentKind<DesignDocument> = {
  key: 'design',
  schema: 1,
  migrations: [],
  edits: { 'design.set': setValue },
  validate,
  textEdit: () => null,
  replaced: ({ values }, { args }) => ({ value: values[args['name'] as string] }),
};

function setValue(
  document: DesignDocument,
  { name, value, was }: DesignEditArgs['design.set'],
): Applied<DesignDocument> | EditRefusal {
  const before = Object.hasOwn(document.values, name) ? document.values[name] : undefined;
  if (before !== was) return refuse('edit-conflict', { field: `values.${name}` });
  if (!isText(value ?? '')) return malformed(name);
  const inverse = designEdit({ name, value: before ?? null, was: (value as string | undefined) ?? null });
  const values = withEntry(document.values, name, value as string | undefined);
  return { document: { ...document, values }, inverse: [inverse] };
}

function validate(value: unknown): DesignDocument | Refusal<'malformed'> {
  const document = value as DesignDocument | null;
  if (typeof document !== 'object' || document?.schema !== 1 || typeof document.values !== 'object')
    return malformed('schema');
  const wrong = Object.entries(document.values).find(([, text]) => !isText(text));
  return wrong ? malformed(wrong[0]) : document;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxCustomCss;
}

function malformed(name: string): Refusal<'malformed'> {
  const field = `values.${name}`;
  return refuse('malformed', { field, params: { field, problem: 'not a text' } });
}

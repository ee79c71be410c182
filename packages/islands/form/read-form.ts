import type { FormProps } from '@veranda/contracts/islands';
import type { FieldKindName, FormField } from '@veranda/domain/forms/document';
import { fieldKind } from '@veranda/domain/forms/kinds/registry';
import { readPosted } from '@veranda/domain/forms/read-posted';

/** The fields of a form by id, as the domain's rules read them. */
export function fieldsOf(props: Pick<FormProps, 'fields'>): Readonly<Record<string, FormField>> {
  return Object.fromEntries(
    props.fields
      .filter(({ kind }) => fieldKind(kind) !== null)
      .map((field) => [field.id, { ...field, kind: field.kind as FieldKindName }]),
  );
}

/** The payload of storefront §3: what the controls say, hidden fields by the query string first. */
export function payloadOf(
  form: HTMLFormElement,
  fields: Readonly<Record<string, FormField>>,
  query: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const posted: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const before = posted[name];
    posted[name] = before === undefined ? value : [before, value].flat();
  }
  return readPosted({ fields }, posted, Object.fromEntries(query));
}

/** Hidden fields by which the form describes the page, with the trap that no person fills in. */
export function pageFieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const data = new FormData(form);
  const names = [
    'formId',
    'pagePath',
    'pageTitle',
    'pageId',
    'contentSource',
    'pagePermissionType',
    'slideType',
    'companyFax',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

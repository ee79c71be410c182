import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createForm,
  deleteForm,
  duplicateForm,
  getForm,
  getFormPlaces,
  listForms,
} from '@veranda/contracts/forms';
import { getPreview } from '@veranda/contracts/preview';
import type { FormPurpose } from '@veranda/domain/forms/document';
import { call } from '../api/client.ts';

export function formsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'forms', 'list'],
    queryFn: ({ signal }) => call(listForms, { params: { site }, signal }),
  });
}

export function formQuery(site: string, form: string) {
  return queryOptions({
    queryKey: ['site', site, 'forms', 'one', form],
    queryFn: ({ signal }) => call(getForm, { params: { site, form }, signal }),
  });
}

/** The pages and products that show a form, read again each time it is asked. */
export function placesQuery(site: string, form: string) {
  return queryOptions({
    queryKey: ['site', site, 'forms', 'places', form],
    queryFn: ({ signal }) => call(getFormPlaces, { params: { site, form }, signal }),
    staleTime: 0,
  });
}

/** Address of the draft; read again before the address ends. */
export function previewQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'preview'],
    queryFn: ({ signal }) => call(getPreview, { params: { site }, signal }),
    staleTime: 4 * 60 * 60 * 1000,
  });
}

/** Making, copying and deleting forms; the list is read again after each. */
export function useFormMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: formsQuery(site).queryKey });
  const create = useMutation({
    mutationFn: (body: { readonly name: string; readonly purpose: FormPurpose }) =>
      call(createForm, { params: { site }, body }),
    onSuccess,
  });
  const duplicate = useMutation({
    mutationFn: (form: string) => call(duplicateForm, { params: { site, form } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (form: string) => call(deleteForm, { params: { site, form } }),
    onSuccess,
  });
  return { create, duplicate, remove };
}

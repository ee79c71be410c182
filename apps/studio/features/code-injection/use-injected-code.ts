import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getInjectedCode, type InjectedCodeBody, saveInjectedCode } from '@veranda/contracts/injected-code';
import { showToast } from '@veranda/ui/toast-queue';
import { useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { t } from './messages.ts';

export function injectedCodeQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'injected-code'],
    queryFn: ({ signal }) => call(getInjectedCode, { params: { site }, signal }),
  });
}

/** The code being edited; a refusal is at the piece that it is about. */
export function useInjectedCode(site: string, was: InjectedCodeBody) {
  const client = useQueryClient();
  const form = useForm<InjectedCodeBody>({ defaultValues: was });
  const draft = useFormDraft(form, `${site} injected-code`);
  const saving = useMutation({
    mutationFn: (code: InjectedCodeBody) =>
      call(saveInjectedCode, { params: { site }, body: { ...code, was } }),
    onSuccess: (saved) => {
      client.setQueryData(injectedCodeQuery(site).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
    },
  });
  const store = form.handleSubmit(async (values) => {
    await saving.mutateAsync(values);
    draft.saved(values);
    showToast({ text: t('saved') });
  });
  const save = async () => {
    try {
      await store();
      return true;
    } catch (fault) {
      const piece = faultyPiece(fault);
      if (piece) form.setError(piece, { message: messageOf(fault) });
      return false;
    }
  };
  const failure = faultyPiece(saving.error) ? null : saving.error;
  return { form, draft, save, isSaving: saving.isPending, failure };
}

function faultyPiece(fault: unknown): keyof InjectedCodeBody | null {
  const field = fault instanceof CallFailure ? fault.field : undefined;
  return field === 'header' || field === 'footer' ? field : null;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Draft, saveDraft } from '@veranda/contracts/orders-drafts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAutosave } from '../../editing/use-autosave.ts';
import { useFoundState, useStateDraft } from '../../editing/use-state-draft.ts';
import { useSaving, type Versioned } from '../../editing/use-saving.ts';
import { bodyOfForm, type DraftForm, formOfDraft } from './draft-form.ts';
import { draftQuery } from './draft-queries.ts';

export type DraftEdit = ReturnType<typeof useDraft>;

/** A draft that is typed, and saved automatically a moment after the last change. */
export function useDraft(site: string, draft: Draft, isReadOnly: boolean) {
  const client = useQueryClient();
  const recovered = useFoundState<DraftForm>(draft.id, draft.version);
  const [form, setForm] = useState(() => recovered.restored ?? formOfDraft(draft));
  const sending = useSaveDraft(site, draft.id);
  const saving = useSaving<DraftForm>(
    {
      read: { version: draft.version, document: formOfDraft(draft) },
      send: async (edited) => {
        const answer = await sending.mutateAsync(edited);
        return { version: answer.draft.version, document: edited.document };
      },
      sending,
      refetch: async () => {
        const fresh = await client.fetchQuery(draftQuery(site, draft.id)).catch(() => undefined);
        return fresh && { version: fresh.draft.version, document: formOfDraft(fresh.draft) };
      },
    },
    { document: form, change: (edit) => setForm(edit) },
  );
  const { isDirty, discard } = saving;
  const recoveredDraft = useStateDraft({ draft: recovered, value: form, isDirty, set: setForm, discard });
  const body = bodyOfForm(form);
  /** The problem that must be put right before it is saved; null for nothing. */
  const wait = typeof body === 'string' ? body : null;
  const canSave = !isReadOnly && wait === null && draft.state !== 'paying';
  useAutosave({ canSave, document: form, saving, save: saving.save });
  const set = (patch: Partial<DraftForm>) => setForm((old) => ({ ...old, ...patch }));
  return { site, draft, form, set, setForm, saving, found: recoveredDraft, wait, isReadOnly };
}

function useSaveDraft(site: string, id: string) {
  const client = useQueryClient();
  const { queryKey } = draftQuery(site, id);
  return useMutation({
    mutationFn: ({ version, document }: Versioned<DraftForm>) => {
      const body = bodyOfForm(document);
      if (typeof body === 'string') throw new Error(body);
      return call(saveDraft, { params: { site, draft: id }, body: { version, draft: body } });
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, (old) => (old ? { ...old, ...answer } : old));
      void client.invalidateQueries({ queryKey: ['site', site, 'drafts', 'list'] });
    },
  });
}

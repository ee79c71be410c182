import type { FormDetail } from '@veranda/contracts/forms';
import { useState } from 'react';
import { sameJson } from '../../same-json.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveForm } from './form-queries.ts';
import { type EditedForm, editedOf, type FormEditorInput } from './edited-form.ts';

interface FormHistory {
  readonly document: EditedForm;
  readonly change: (edit: (form: EditedForm) => EditedForm) => void;
}

/** Saving on top of what was read; when somebody else saved meanwhile, one of both is chosen. */
export function useFormSaving({
  detail,
  history,
  onReload,
}: FormEditorInput & { readonly history: FormHistory }) {
  const site = useSite();
  const saving = useSaveForm(site.id, detail.id);
  const [base, setBase] = useState(detail);
  const [refused, setRefused] = useState<EditedForm | null>(null);
  const { document, change } = history;
  const send = async (version: string) => {
    try {
      const name = document.name.trim() || base.name;
      const { form } = await saving.mutateAsync({ version, name, document: document.form });
      setBase({ ...form, document: document.form, name: document.name });
      return true;
    } catch {
      setRefused(document);
      return false;
    }
  };
  const takeOver = (fresh: FormDetail) => {
    setBase(fresh);
    saving.reset();
    change(() => editedOf(fresh));
  };
  return {
    version: base.version,
    /** Counts what was saved: the preview is drawn anew with it. */
    saved: base.updatedAt,
    isDirty: !sameJson(document, editedOf(base)),
    isSaving: saving.isPending,
    failure: saving.isError ? saving.error : null,
    /** Whether exactly this could not be saved: it is not tried again by itself. */
    isRefused: refused === document,
    save: () => send(base.version),
    discard: () => {
      saving.reset();
      change(() => editedOf(base));
    },
    keepMine: async () => {
      const fresh = await onReload();
      if (fresh) await send(fresh.version);
    },
    takeTheirs: async () => {
      const fresh = await onReload();
      if (fresh) takeOver(fresh);
    },
  };
}

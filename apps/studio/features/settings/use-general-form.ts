import type { SettingsBody } from '@veranda/contracts/sites';
import { showToast } from '@veranda/ui/toast-queue';
import { type Control, useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveSettings } from './settings-queries.ts';
import { t } from './messages.ts';

/** The settings as they are typed: the address is a text of lines. */
type GeneralValues = Omit<SettingsBody, 'address'> & { address: string };

export interface GeneralPanelProps {
  readonly control: Control<GeneralValues>;
}

/** At most this many lines of an address (settings contract). */
const maxLines = 6;

/** The general settings being edited; `save` tells whether they were saved and shows what was refused. */
export function useGeneralForm(settings: SettingsBody) {
  const site = useSite();
  const saving = useSaveSettings(site.id);
  const form = useForm<GeneralValues>({
    defaultValues: { ...settings, address: settings.address.join('\n') },
  });
  const draft = useFormDraft(form, `${site.id} settings`);
  const store = form.handleSubmit(async (values) => {
    await saving.mutateAsync({ ...values, address: linesOf(values.address) });
    draft.saved(values);
    showToast({ text: t('settingsSaved') });
  });
  const save = async () => {
    try {
      await store();
      return form.formState.isValid;
    } catch (fault) {
      const field = fault instanceof CallFailure ? fault.field?.split('.').at(-1) : undefined;
      if (field && field in settings) {
        form.setError(field as keyof GeneralValues, { message: messageOf(fault) }, { shouldFocus: true });
      }
      return false;
    }
  };
  return {
    control: form.control,
    isDirty: form.formState.isDirty,
    isSaving: saving.isPending,
    failure: saving.isError ? saving.error : null,
    save,
    discard: () => form.reset(),
    draft,
  };
}

function linesOf(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxLines);
}

import type { SettingsBody } from '@veranda/contracts/sites';
import { showToast } from '@veranda/ui/toast-queue';
import { useForm } from 'react-hook-form';
import { useSite } from '../../shell/use-site.ts';
import { useSaveSettings } from './settings-queries.ts';
import type { StoreValues } from './store-values.ts';

/** The settings of the store being edited; `save` tells whether they were saved. */
export function useStoreForm(settings: SettingsBody) {
  const site = useSite();
  const saving = useSaveSettings(site.id);
  const { currency, shippingRates, shippingCountries, multipleQuantityAllowedForServices } = settings;
  const installments = settings.installments ?? null;
  const subscriptionNotice = settings.subscriptionNotice ?? false;
  const form = useForm<StoreValues>({
    defaultValues: {
      currency,
      shippingRates,
      shippingCountries,
      multipleQuantityAllowedForServices,
      subscriptionNotice,
      installments,
    },
  });
  const save = async () => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      await saving.mutateAsync(values).then(
        () => {
          saved = true;
          form.reset(values);
          showToast({ text: 'Settings saved' });
        },
        () => undefined,
      );
    })();
    return saved;
  };
  return {
    form,
    isDirty: form.formState.isDirty,
    isSaving: saving.isPending,
    failure: saving.isError ? saving.error : null,
    save,
    discard: () => form.reset(),
  };
}

import type { SettingsBody } from '@veranda/contracts/sites';
import { showToast } from '@veranda/ui/toast-queue';
import { type DefaultValues, useForm } from 'react-hook-form';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSaveSettings } from './settings-queries.ts';
import type { ShippingValues, StoreValues } from './store-values.ts';
import { t } from './messages.ts';

/** The settings of the store being edited; `save` tells whether they were saved. */
export function useStoreForm(settings: SettingsBody) {
  const { currency, multipleQuantityAllowedForServices } = settings;
  const installments = settings.installments ?? null;
  const subscriptionNotice = settings.subscriptionNotice ?? false;
  const addressSearch = settings.addressSearch ?? false;
  return useSettingsPart<StoreValues>('store', {
    currency,
    multipleQuantityAllowedForServices,
    subscriptionNotice,
    addressSearch,
    installments,
  });
}

/** Shipping rates and countries, as they are edited. */
export function useShippingForm({ shippingRates, shippingCountries }: SettingsBody) {
  return useSettingsPart<ShippingValues>('shipping', { shippingRates, shippingCountries });
}

function useSettingsPart<V extends StoreValues | ShippingValues>(name: string, values: V) {
  const site = useSite();
  const saving = useSaveSettings(site.id);
  const form = useForm<V>({ defaultValues: values as DefaultValues<V> });
  const draft = useFormDraft(form, `${site.id} ${name}`);
  const save = async () => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      await saving.mutateAsync(values).then(
        () => {
          saved = true;
          draft.saved(values);
          showToast({ text: t('settingsSaved') });
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
    draft,
  };
}

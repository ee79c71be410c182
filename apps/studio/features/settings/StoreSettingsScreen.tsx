import type { SettingsBody } from '@veranda/contracts/sites';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { countryName, currencyOptions } from './choices.ts';
import { ShippingRates } from './ShippingRates.tsx';
import { SettingsFrame, WithSettings } from './SettingsFrame.tsx';
import { useSaveSettings } from './settings-queries.ts';
import type { StoreValues } from './store-values.ts';

/** How the store sells: its currency, and what sending costs. */
export function StoreSettingsScreen() {
  return (
    <SettingsFrame tab="store">
      <WithSettings>{(settings) => <StoreForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  );
}

function StoreForm({ settings }: { readonly settings: SettingsBody }) {
  const site = useSite();
  const save = useSaveSettings(site.id);
  const { currency, shippingRates, shippingCountries, multipleQuantityAllowedForServices } = settings;
  const form = useForm<StoreValues>({
    defaultValues: { currency, shippingRates, shippingCountries, multipleQuantityAllowedForServices },
  });
  const chosen = form.watch('currency');
  const digits = isCurrency(chosen) ? digitsOf(chosen) : 2;
  const submit = async () => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      await save.mutateAsync(values).then(
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
  return (
    <FormProvider {...form}>
      <form
        className="ui-stack ui-stack--loose"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <Panel
          title="Currency"
          note="A store sells in one currency. Prices keep their numbers when it changes."
        >
          <Controller
            control={form.control}
            name="currency"
            render={({ field }) => (
              <Select
                label="Currency"
                options={currencyOptions}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Panel>
        <Panel
          title="Shipping rates"
          note="Flat: an amount for the order and one for every item in it. Buyers choose among them at the checkout."
        >
          <ShippingRates currency={chosen} digits={digits} />
        </Panel>
        <Panel title="Where you ship">
          <Controller
            control={form.control}
            name="shippingCountries"
            render={({ field }) => (
              <TagField
                label="Countries"
                value={field.value}
                maxLength={2}
                onChange={(codes) =>
                  field.onChange(
                    codes.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code)),
                  )
                }
                description={
                  field.value.length === 0
                    ? 'Everywhere. Add codes of two letters (DE, FR, US) to ship only there.'
                    : field.value.map(countryName).join(', ')
                }
              />
            )}
          />
        </Panel>
        <Panel title="Services">
          <Controller
            control={form.control}
            name="multipleQuantityAllowedForServices"
            render={({ field }) => (
              <Switch
                isSelected={field.value}
                onChange={field.onChange}
                note="Otherwise a service is bought once in an order."
              >
                A service may be bought several times
              </Switch>
            )}
          />
        </Panel>
        <SaveBar isDirty={form.formState.isDirty} isSaving={save.isPending} onDiscard={() => form.reset()} />
        <UnsavedGuard isDirty={form.formState.isDirty} onSave={submit} isSaving={save.isPending} />
      </form>
    </FormProvider>
  );
}

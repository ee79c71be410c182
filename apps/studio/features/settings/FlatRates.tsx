import type { SettingsBody } from '@veranda/contracts/sites';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormProvider } from 'react-hook-form';
import { SettingsForm } from './SettingsForm.tsx';
import { ShippingCountriesPanel } from './ShippingCountriesPanel.tsx';
import { ShippingRates } from './ShippingRates.tsx';
import { useShippingForm } from './use-store-form.ts';
import { t } from './messages.ts';

/** The flat rates, and the countries that are shipped to. */
export function FlatRates({ settings }: { readonly settings: SettingsBody }) {
  const { form, ...saving } = useShippingForm(settings);
  const { currency } = settings;
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  return (
    <FormProvider {...form}>
      <SettingsForm {...saving}>
        <Panel title={t('shippingRates')} note={t('shippingRatesNote')}>
          <ShippingRates currency={currency} digits={digits} />
        </Panel>
        <ShippingCountriesPanel />
      </SettingsForm>
    </FormProvider>
  );
}

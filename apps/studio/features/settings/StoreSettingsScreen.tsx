import type { SettingsBody } from '@veranda/contracts/sites';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormProvider } from 'react-hook-form';
import { CurrencyPanel } from './CurrencyPanel.tsx';
import { InstallmentsPanel } from './InstallmentsPanel.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsFrame, WithSettings } from './SettingsFrame.tsx';
import { ShippingCountriesPanel } from './ShippingCountriesPanel.tsx';
import { ShippingRates } from './ShippingRates.tsx';
import { useStoreForm } from './use-store-form.ts';

/** How the store sells: its currency, and what sending costs. */
export function StoreSettingsScreen() {
  return (
    <SettingsFrame tab="store">
      <WithSettings>{(settings) => <StoreForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  );
}

function StoreForm({ settings }: { readonly settings: SettingsBody }) {
  const { form, ...saving } = useStoreForm(settings);
  const currency = form.watch('currency');
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  return (
    <FormProvider {...form}>
      <SettingsForm {...saving}>
        <CurrencyPanel />
        <Panel
          title="Shipping rates"
          note="Flat: an amount for the order and one for every item in it. Buyers choose among them at the checkout."
        >
          <ShippingRates currency={currency} digits={digits} />
        </Panel>
        <ShippingCountriesPanel />
        <ServicesPanel />
        <SubscriptionsPanel />
        <InstallmentsPanel currency={currency} />
      </SettingsForm>
    </FormProvider>
  );
}

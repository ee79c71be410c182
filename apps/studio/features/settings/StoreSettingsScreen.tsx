import type { SettingsBody } from '@veranda/contracts/sites';
import { FormProvider } from 'react-hook-form';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { CurrencyPanel } from './CurrencyPanel.tsx';
import { InstallmentsPanel } from './InstallmentsPanel.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsFrame, WithSettings } from './SettingsFrame.tsx';
import { useStoreForm } from './use-store-form.ts';

/** Settings of selling: currency, services, subscriptions and installments. */
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
  return (
    <FormProvider {...form}>
      <SettingsForm {...saving}>
        <CurrencyPanel />
        <CheckoutPanel />
        <ServicesPanel />
        <SubscriptionsPanel />
        <InstallmentsPanel currency={currency} />
      </SettingsForm>
    </FormProvider>
  );
}

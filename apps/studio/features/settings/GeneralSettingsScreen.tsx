import type { SettingsBody } from '@veranda/contracts/sites';
import { MapLookUpsPanel } from '../maps/MapLookUpsPanel.tsx';
import { AvailabilityPanel } from './AvailabilityPanel.tsx';
import { BusinessPanel } from './BusinessPanel.tsx';
import { IdentityPanel } from './IdentityPanel.tsx';
import { LocalePanel } from './LocalePanel.tsx';
import { SharingPanel } from './SharingPanel.tsx';
import { SocialAccountsPanel } from './SocialAccountsPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsFrame, WithSettings } from './SettingsFrame.tsx';
import { SsoPanel } from './SsoPanel.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';
import { useGeneralForm } from './use-general-form.ts';

/** Identity, address and locale of the site. */
export function GeneralSettingsScreen() {
  return (
    <SettingsFrame tab="general">
      <div className="ui-stack ui-stack--loose">
        <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>
        <AvailabilityPanel />
        <SsoPanel />
        <MapLookUpsPanel />
      </div>
    </SettingsFrame>
  );
}

function GeneralForm({ settings }: { readonly settings: SettingsBody }) {
  const { control, ...form } = useGeneralForm(settings);
  return (
    <SettingsForm {...form}>
      <IdentityPanel control={control} />
      <SharingPanel control={control} />
      <SocialAccountsPanel control={control} />
      <LocalePanel control={control} />
      <BusinessPanel control={control} />
      <VisitsPanel control={control} />
    </SettingsForm>
  );
}

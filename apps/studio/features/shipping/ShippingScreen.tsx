import { Panel } from '@veranda/ui/Panel.tsx';
import { FlatRates } from '../settings/FlatRates.tsx';
import { SettingsFrame, WithSettings } from '../settings/SettingsFrame.tsx';
import { MethodsPanel } from './MethodsPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { ProfilesPanel } from './ProfilesPanel.tsx';
import { RateService } from './RateService.tsx';
import { RulesLoader } from './RulesLoader.tsx';
import { t } from './messages.ts';
import './shipping.css';

/** Everything about shipping: flat rates, countries, ways, profiles, the carrier, and the minimum order. */
export function ShippingScreen() {
  return (
    <SettingsFrame tab="shipping">
      <div className="ui-stack ui-stack--loose">
        <WithSettings>{(settings) => <FlatRates settings={settings} />}</WithSettings>
        <RulesLoader>
          {(read) => (
            <div className="ui-stack ui-stack--loose">
              <MethodsPanel read={read} />
              <ProfilesPanel read={read} />
              <Panel title={t('carrier')} note={t('carrierNote')}>
                <RateService kind="carrier" />
              </Panel>
              <OrderPanel key={read.version} read={read} />
            </div>
          )}
        </RulesLoader>
      </div>
    </SettingsFrame>
  );
}

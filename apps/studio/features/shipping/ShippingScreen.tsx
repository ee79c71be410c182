import { Panel } from '@veranda/ui/Panel.tsx';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { MethodsPanel } from './MethodsPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { ProfilesPanel } from './ProfilesPanel.tsx';
import { RateService } from './RateService.tsx';
import { WithRules } from './WithRules.tsx';
import './shipping.css';

/** How the shop sends: ways, profiles, the carrier, and the least order. */
export function ShippingScreen() {
  return (
    <SettingsFrame tab="shipping">
      <WithRules>
        {(read) => (
          <div className="ui-stack ui-stack--loose">
            <MethodsPanel read={read} />
            <ProfilesPanel read={read} />
            <Panel title="Carrier" note="Asked for its rates where a way of shipping says so.">
              <RateService kind="carrier" what="carrier" />
            </Panel>
            <OrderPanel key={read.version} read={read} />
          </div>
        )}
      </WithRules>
    </SettingsFrame>
  );
}

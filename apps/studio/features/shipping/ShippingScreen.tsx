import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { EntryList } from './EntryList.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import { costWords, type Method, whereWords } from './method-form.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { PartDialog } from './PartDialog.tsx';
import { RateService } from './RateService.tsx';
import { type RulesRead, WithRules } from './WithRules.tsx';
import { withOne } from './use-part.ts';
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

function MethodsPanel({ read: { rules, currency } }: { readonly read: RulesRead }) {
  const site = useSite();
  const [open, setOpen] = useState<Method | 'new' | null>(null);
  const { shippingMethods: methods, profiles = [] } = rules;
  const profileName = (id: string) => profiles.find((one) => one.id === id)?.name ?? '';
  const money = (value: string) => showMoney({ value, currency });
  return (
    <Panel
      title="Ways of shipping"
      note={
        <>
          Beside the flat rates of the{' '}
          <TextLink href={paths.storeSettings(site.slug)}>store settings</TextLink>, which go everywhere.
        </>
      }
      actions={
        <Button size="small" onPress={() => setOpen('new')} isDisabled={methods.length >= 200}>
          <Plus size={14} aria-hidden="true" />
          Add a way
        </Button>
      }
    >
      {methods.length === 0 ? (
        <p className="ui-muted">None yet. Zones, weights, carriers, local delivery and picking up go here.</p>
      ) : (
        <EntryList
          label="Ways of shipping"
          entries={methods.map((one) => ({
            id: one.id,
            name: one.name,
            facts: [costWords(one, money), whereWords(one), profileName(one.profileId ?? '')],
          }))}
          onChange={(id) => setOpen(methods.find((one) => one.id === id) ?? null)}
          without={(old, id) => ({
            ...old,
            shippingMethods: old.shippingMethods.filter((one) => one.id !== id),
          })}
          consequence="Carts that had chosen it are asked to choose another. Orders keep it."
        />
      )}
      {open !== null ? (
        <MethodDialog
          method={open === 'new' ? null : open}
          currency={currency}
          profiles={profiles}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Panel>
  );
}

function ProfilesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { profiles = [], shippingMethods } = rules;
  const [open, setOpen] = useState<(typeof profiles)[number] | 'new' | null>(null);
  const countOf = (id: string) => placed.filter((one) => one.profileId === id).length;
  const waysOf = (id: string) => shippingMethods.filter((one) => one.profileId === id).length;
  return (
    <Panel
      title="Fulfilment profiles"
      note="Products that are sent in another way, as furniture or frozen food. A cart with several pays for each."
      actions={
        <Button size="small" onPress={() => setOpen('new')} isDisabled={profiles.length >= 48}>
          <Plus size={14} aria-hidden="true" />
          Add a profile
        </Button>
      }
    >
      {profiles.length === 0 ? (
        <p className="ui-muted">Everything is sent in the same ways.</p>
      ) : (
        <EntryList
          label="Fulfilment profiles"
          entries={profiles.map(({ id, name }) => ({
            id,
            name,
            facts: [
              counted(countOf(id), 'product'),
              counted(waysOf(id), 'way of shipping', 'ways of shipping'),
            ],
          }))}
          onChange={(id) => setOpen(profiles.find((one) => one.id === id) ?? null)}
          without={(old, id) => ({
            ...old,
            profiles: (old.profiles ?? []).filter((one) => one.id !== id),
            shippingMethods: old.shippingMethods.filter((one) => one.profileId !== id),
          })}
          consequence="Its ways of shipping go with it. Its products cannot be sent until they are in another profile."
        />
      )}
      {open !== null ? (
        <PartDialog
          kind="profile"
          title={open === 'new' ? 'New fulfilment profile' : 'Change a fulfilment profile'}
          nameExample="Furniture"
          part={open === 'new' ? null : open}
          placed={placed}
          withPart={(old, part) => ({ ...old, profiles: withOne(old.profiles ?? [], part) })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Panel>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

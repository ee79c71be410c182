import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { counted } from '../../counted.ts';
import { EntryList } from './EntryList.tsx';
import { PartDialog } from './PartDialog.tsx';
import type { Rules } from './rules-queries.ts';
import { withOne } from './use-part.ts';
import type { RulesRead } from './RulesLoader.tsx';

/** Products that are sent in another way than the others. */
export function ProfilesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { profiles = [], shippingMethods } = rules;
  const { entry, open, close } = useOpenEntry('profile', profiles);
  const factsOf = (id: string) => [
    counted(placed.filter((one) => one.profileId === id).length, 'product'),
    counted(
      shippingMethods.filter((one) => one.profileId === id).length,
      'shipping method',
      'shipping methods',
    ),
  ];
  return (
    <Panel
      title="Fulfilment profiles"
      note="For products that ship differently, such as furniture or frozen food. A cart with several profiles pays for each."
      actions={
        <Button size="small" onPress={() => open('new')} isDisabled={profiles.length >= 48}>
          <Plus size={14} aria-hidden="true" />
          Add a profile
        </Button>
      }
    >
      {profiles.length === 0 ? (
        <p className="ui-muted">All products ship the same way.</p>
      ) : (
        <EntryList
          label="Fulfilment profiles"
          entries={profiles.map(({ id, name }) => ({ id, name, facts: factsOf(id) }))}
          onChange={open}
          without={withoutProfile}
          consequence="Its shipping methods are removed with it. Its products will use the general methods."
        />
      )}
      {entry !== null ? (
        <PartDialog
          kind="profile"
          title={entry === 'new' ? 'New fulfilment profile' : 'Edit fulfilment profile'}
          nameExample="Furniture"
          part={entry === 'new' ? null : entry}
          placed={placed}
          withPart={(old, part) => ({ ...old, profiles: withOne(old.profiles ?? [], part) })}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function withoutProfile(rules: Rules, id: string): Rules {
  return {
    ...rules,
    profiles: (rules.profiles ?? []).filter((one) => one.id !== id),
    shippingMethods: rules.shippingMethods.filter((one) => one.profileId !== id),
  };
}

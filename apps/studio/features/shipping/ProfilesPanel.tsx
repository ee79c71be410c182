import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { EntryList } from './EntryList.tsx';
import { PartDialog } from './PartDialog.tsx';
import type { Rules } from './rules-queries.ts';
import { withOne } from './use-part.ts';
import type { RulesRead } from './RulesLoader.tsx';
import { t } from './messages.ts';

/** Products that are sent in another way than the others. */
export function ProfilesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { profiles = [], shippingMethods } = rules;
  const { entry, open, close } = useOpenEntry('profile', profiles);
  const factsOf = (id: string) => [
    t('productsCount', { count: placed.filter((one) => one.profileId === id).length }),
    t('shippingMethodsCount', {
      count: shippingMethods.filter((shippingMethod) => shippingMethod.profileId === id).length,
    }),
  ];
  return (
    <Panel
      title={t('fulfilmentProfiles')}
      note={t('fulfilmentProfilesNote')}
      actions={
        <Button size="small" onPress={() => open('new')} isDisabled={profiles.length >= 48}>
          <Plus size={14} aria-hidden="true" />
          {t('addAProfile')}
        </Button>
      }
    >
      {profiles.length === 0 ? (
        <p className="ui-muted">{t('fulfilmentProfilesText')}</p>
      ) : (
        <EntryList
          label={t('fulfilmentProfiles')}
          entries={profiles.map(({ id, name }) => ({ id, name, facts: factsOf(id) }))}
          onChange={open}
          without={withoutProfile}
          consequence={t('fulfilmentProfilesConsequence')}
        />
      )}
      {entry !== null ? (
        <PartDialog
          kind="profile"
          title={entry === 'new' ? t('newFulfilmentProfile') : t('editFulfilmentProfile')}
          nameExample={t('furniture')}
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
    shippingMethods: rules.shippingMethods.filter((shippingMethod) => shippingMethod.profileId !== id),
  };
}

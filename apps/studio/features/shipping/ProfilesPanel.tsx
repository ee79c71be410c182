import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { EntryPanel } from './EntryPanel.tsx';
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
    <EntryPanel
      title={t('fulfilmentProfiles')}
      note={t('fulfilmentProfilesNote')}
      addLabel={t('addAProfile')}
      emptyText={t('fulfilmentProfilesText')}
      entries={profiles.map(({ id, name }) => ({ id, name, facts: factsOf(id) }))}
      maxEntries={48}
      onOpen={open}
      without={withoutProfile}
      consequence={t('fulfilmentProfilesConsequence')}
    >
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
    </EntryPanel>
  );
}

function withoutProfile(rules: Rules, id: string): Rules {
  return {
    ...rules,
    profiles: (rules.profiles ?? []).filter((one) => one.id !== id),
    shippingMethods: rules.shippingMethods.filter((shippingMethod) => shippingMethod.profileId !== id),
  };
}

import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { ProductGroupDialog } from './ProductGroupDialog.tsx';
import type { Rules } from './rules-queries.ts';
import { withReplaced } from './use-product-group.ts';
import type { RulesRead } from './RulesLoader.tsx';
import { t } from './messages.ts';

/** Products that are sent in another way than the others. */
export function ProfilesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { profiles = [], shippingMethods } = rules;
  const { entry, open, close } = useOpenEntry('profile', profiles);
  const factsOf = (id: string) => [
    t('productsCount', { count: placed.filter((product) => product.profileId === id).length }),
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
        <ProductGroupDialog
          kind="profile"
          title={entry === 'new' ? t('newFulfilmentProfile') : t('editFulfilmentProfile')}
          nameExample={t('furniture')}
          group={entry === 'new' ? null : entry}
          placed={placed}
          withGroup={(old, group) => ({ ...old, profiles: withReplaced(old.profiles ?? [], group) })}
          onClose={close}
        />
      ) : null}
    </EntryPanel>
  );
}

function withoutProfile(rules: Rules, id: string): Rules {
  return {
    ...rules,
    profiles: (rules.profiles ?? []).filter((profile) => profile.id !== id),
    shippingMethods: rules.shippingMethods.filter((shippingMethod) => shippingMethod.profileId !== id),
  };
}

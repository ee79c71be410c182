import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { showMoney } from '../../format-money.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import { costSummary, type Method, destinationSummary } from './method-form.ts';
import type { Rules } from './rules-queries.ts';
import type { RulesRead } from './RulesLoader.tsx';
import { t } from './messages.ts';

/** The shipping methods beside the flat rates. */
export function MethodsPanel({ read: { rules, currency } }: { readonly read: RulesRead }) {
  const { shippingMethods: methods, profiles = [] } = rules;
  const { entry, open, close } = useOpenEntry('method', methods);
  const profileName = (id: string) => profiles.find((profile) => profile.id === id)?.name ?? '';
  const money = (value: string) => showMoney({ value, currency });
  const entryOf = (method: Method) => {
    const facts = [
      costSummary(method, money),
      destinationSummary(method),
      profileName(method.profileId ?? ''),
    ];
    return { id: method.id, name: method.name, facts };
  };
  return (
    <EntryPanel
      title={t('shippingMethods')}
      note={t('shippingMethodsNote')}
      addLabel={t('addAMethod')}
      emptyText={t('shippingMethodsText')}
      entries={methods.map(entryOf)}
      maxEntries={200}
      onOpen={open}
      without={withoutMethod}
      consequence={t('shippingMethodsConsequence')}
    >
      {entry !== null ? (
        <MethodDialog
          method={entry === 'new' ? null : entry}
          currency={currency}
          profiles={profiles}
          onClose={close}
        />
      ) : null}
    </EntryPanel>
  );
}

function withoutMethod(rules: Rules, id: string): Rules {
  return {
    ...rules,
    shippingMethods: rules.shippingMethods.filter((shippingMethod) => shippingMethod.id !== id),
  };
}

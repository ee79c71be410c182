import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { showMoney } from '../../format-money.ts';
import { EntryList } from './EntryList.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import { costSummary, type Method, destinationSummary } from './method-form.ts';
import type { Rules } from './rules-queries.ts';
import type { RulesRead } from './RulesLoader.tsx';
import { t } from './messages.ts';

/** The ways of shipping beside the flat rates. */
export function MethodsPanel({ read: { rules, currency } }: { readonly read: RulesRead }) {
  const { shippingMethods: methods, profiles = [] } = rules;
  const { entry, open, close } = useOpenEntry('method', methods);
  const profileName = (id: string) => profiles.find((profile) => profile.id === id)?.name ?? '';
  const money = (value: string) => showMoney({ value, currency });
  const entryOf = (one: Method) => {
    const facts = [costSummary(one, money), destinationSummary(one), profileName(one.profileId ?? '')];
    return { id: one.id, name: one.name, facts };
  };
  return (
    <Panel
      title={t('shippingMethods')}
      note={t('shippingMethodsNote')}
      actions={
        <Button size="small" onPress={() => open('new')} isDisabled={methods.length >= 200}>
          <Plus size={14} aria-hidden="true" />
          {t('addAMethod')}
        </Button>
      }
    >
      {methods.length === 0 ? (
        <p className="ui-muted">{t('shippingMethodsText')}</p>
      ) : (
        <EntryList
          label={t('shippingMethods')}
          entries={methods.map(entryOf)}
          onChange={open}
          without={withoutMethod}
          consequence={t('shippingMethodsConsequence')}
        />
      )}
      {entry !== null ? (
        <MethodDialog
          method={entry === 'new' ? null : entry}
          currency={currency}
          profiles={profiles}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function withoutMethod(rules: Rules, id: string): Rules {
  return {
    ...rules,
    shippingMethods: rules.shippingMethods.filter((shippingMethod) => shippingMethod.id !== id),
  };
}

import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { EntryPanel } from '../shipping/EntryPanel.tsx';
import { ProductGroupDialog } from '../shipping/ProductGroupDialog.tsx';
import { withReplaced } from '../shipping/use-product-group.ts';
import { type RulesRead, RulesLoader } from '../shipping/RulesLoader.tsx';
import { TaxDialog } from './TaxDialog.tsx';
import { TaxOptions } from './TaxOptions.tsx';
import { taxFacts } from './tax-form.ts';
import { t } from './messages.ts';
import '../shipping/shipping.css';

/** Taxes of the shop: its own rules or a provider, and classes of products. */
export function TaxScreen() {
  return (
    <SettingsFrame tab="taxes">
      <RulesLoader>
        {(read) => (
          <div className="ui-stack ui-stack--loose">
            <RulesPanel read={read} />
            <ClassesPanel read={read} />
            <TaxOptions key={read.version} read={read} />
          </div>
        )}
      </RulesLoader>
    </SettingsFrame>
  );
}

function RulesPanel({ read: { rules } }: { readonly read: RulesRead }) {
  const { rules: taxes, classes = [] } = rules.taxes;
  const { entry, open, close } = useOpenEntry('tax', taxes);
  return (
    <EntryPanel
      title={t('taxes')}
      note={t('taxesNote')}
      addLabel={t('addATax')}
      emptyText={t('taxesText')}
      entries={taxes.map((tax) => ({ id: tax.id, name: tax.name, facts: taxFacts(tax) }))}
      maxEntries={500}
      onOpen={open}
      without={(old, id) => ({
        ...old,
        taxes: { ...old.taxes, rules: old.taxes.rules.filter((rule) => rule.id !== id) },
      })}
      consequence={t('taxesConsequence')}
    >
      {entry !== null ? (
        <TaxDialog rule={entry === 'new' ? null : entry} classes={classes} onClose={close} />
      ) : null}
    </EntryPanel>
  );
}

function ClassesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { classes = [] } = rules.taxes;
  const { entry, open, close } = useOpenEntry('class', classes);
  const factsOf = (id: string) => [
    t('products', { count: placed.filter((product) => product.taxClassId === id).length }),
  ];
  return (
    <EntryPanel
      title={t('taxClasses')}
      note={t('taxClassesNote')}
      addLabel={t('addAClass')}
      emptyText={t('taxClassesText')}
      entries={classes.map(({ id, name }) => ({ id, name, facts: factsOf(id) }))}
      maxEntries={20}
      onOpen={open}
      without={(old, id) => ({ ...old, taxes: withoutClass(old.taxes, id) })}
      consequence={t('taxClassesConsequence')}
    >
      {entry !== null ? (
        <ProductGroupDialog
          kind="tax-class"
          title={entry === 'new' ? t('newTaxClass') : t('editTaxClass')}
          nameExample={t('food')}
          group={entry === 'new' ? null : entry}
          placed={placed}
          withGroup={(old, group) => ({
            ...old,
            taxes: { ...old.taxes, classes: withReplaced(old.taxes.classes ?? [], group) },
          })}
          onClose={close}
        />
      ) : null}
    </EntryPanel>
  );
}

function withoutClass(taxes: RulesRead['rules']['taxes'], id: string): RulesRead['rules']['taxes'] {
  return {
    ...taxes,
    classes: (taxes.classes ?? []).filter((taxClass) => taxClass.id !== id),
    rules: taxes.rules.map((rule) => ({
      ...rule,
      classRates: (rule.classRates ?? []).filter((classRate) => classRate.classId !== id),
    })),
  };
}

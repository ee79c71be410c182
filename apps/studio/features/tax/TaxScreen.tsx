import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import { counted } from '../../counted.ts';
import { useOpenEntry } from '../../editing/use-open-entry.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { EntryList } from '../shipping/EntryList.tsx';
import { PartDialog } from '../shipping/PartDialog.tsx';
import { withOne } from '../shipping/use-part.ts';
import { type RulesRead, RulesLoader } from '../shipping/RulesLoader.tsx';
import { TaxDialog } from './TaxDialog.tsx';
import { TaxOptions } from './TaxOptions.tsx';
import { taxFacts } from './tax-form.ts';
import '../shipping/shipping.css';

/** How the shop is taxed: by rules of its own or by a provider, and classes of products. */
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
    <Panel
      title="Taxes"
      note="Based on the shipping address, or on the billing address if nothing is shipped. If several taxes apply, they are added together."
      actions={
        <Button size="small" onPress={() => open('new')} isDisabled={taxes.length >= 500}>
          <Plus size={14} aria-hidden="true" />
          Add a tax
        </Button>
      }
    >
      {taxes.length === 0 ? (
        <p className="ui-muted">No taxes yet. Gift cards and donations are never taxed.</p>
      ) : (
        <EntryList
          label="Taxes"
          entries={taxes.map((one) => ({ id: one.id, name: one.name, facts: taxFacts(one) }))}
          onChange={open}
          without={(old, id) => ({
            ...old,
            taxes: { ...old.taxes, rules: old.taxes.rules.filter((one) => one.id !== id) },
          })}
          consequence="It is removed from open carts right away. Orders and subscriptions keep it."
        />
      )}
      {entry !== null ? (
        <TaxDialog rule={entry === 'new' ? null : entry} classes={classes} onClose={close} />
      ) : null}
    </Panel>
  );
}

function ClassesPanel({ read: { rules, placed } }: { readonly read: RulesRead }) {
  const { classes = [] } = rules.taxes;
  const { entry, open, close } = useOpenEntry('class', classes);
  const countOf = (id: string) => placed.filter((one) => one.taxClassId === id).length;
  return (
    <Panel
      title="Tax classes"
      note="For products with their own rate, such as food or books. Each tax has a rate per class."
      actions={
        <Button size="small" onPress={() => open('new')} isDisabled={classes.length >= 20}>
          <Plus size={14} aria-hidden="true" />
          Add a class
        </Button>
      }
    >
      {classes.length === 0 ? (
        <p className="ui-muted">All products are taxed the same.</p>
      ) : (
        <EntryList
          label="Tax classes"
          entries={classes.map(({ id, name }) => ({
            id,
            name,
            facts: [counted(countOf(id), 'product')],
          }))}
          onChange={open}
          without={(old, id) => ({ ...old, taxes: withoutClass(old.taxes, id) })}
          consequence="Its products will be taxed at the standard rate of each tax."
        />
      )}
      {entry !== null ? (
        <PartDialog
          kind="tax-class"
          title={entry === 'new' ? 'New tax class' : 'Edit tax class'}
          nameExample="Food"
          part={entry === 'new' ? null : entry}
          placed={placed}
          withPart={(old, part) => ({
            ...old,
            taxes: { ...old.taxes, classes: withOne(old.taxes.classes ?? [], part) },
          })}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function withoutClass(taxes: RulesRead['rules']['taxes'], id: string): RulesRead['rules']['taxes'] {
  return {
    ...taxes,
    classes: (taxes.classes ?? []).filter((one) => one.id !== id),
    rules: taxes.rules.map((rule) => ({
      ...rule,
      classRates: (rule.classRates ?? []).filter((one) => one.classId !== id),
    })),
  };
}

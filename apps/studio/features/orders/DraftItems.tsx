import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useState } from 'react';
import { AddItemsDialog } from './AddItemsDialog.tsx';
import type { TypedLine } from './draft-form.ts';
import { noDiscount } from './draft-form.ts';
import { DraftItemRow } from './DraftItemRow.tsx';
import { DraftLineDialog } from './DraftLineDialog.tsx';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/** Items of a draft: products, and lines of the owner's own. */
export function DraftItems({ edit }: { readonly edit: DraftEdit }) {
  const { form, setForm, isReadOnly } = edit;
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<TypedLine | null>(null);
  const put = (line: TypedLine) => setForm((old) => ({ ...old, lines: withLine(old.lines, line) }));
  const actions = (
    <span className="ui-row">
      <Button size="small" onPress={() => setChanged(ownLine())}>
        {t('addCustomItem')}
      </Button>
      <Button size="small" variant="primary" onPress={() => setAdding(true)}>
        {t('addProducts')}
      </Button>
    </span>
  );
  return (
    <Panel title={t('items')} actions={isReadOnly ? undefined : actions}>
      {form.lines.length === 0 ? (
        <p className="ui-muted">{t('itemsText')}</p>
      ) : (
        <ul className="draft-lines">
          {form.lines.map((line, index) => (
            <DraftItemRow
              key={line.id}
              edit={edit}
              line={line}
              index={index}
              onPut={put}
              onChange={() => setChanged(line)}
            />
          ))}
        </ul>
      )}
      <AddItemsDialog isOpen={isAdding} lines={form.lines} onAdd={put} onClose={() => setAdding(false)} />
      {changed ? <DraftLineDialog line={changed} onPut={put} onClose={() => setChanged(null)} /> : null}
    </Panel>
  );
}

// A line in its place, or at the end.
function withLine(lines: readonly TypedLine[], line: TypedLine): readonly TypedLine[] {
  return lines.some(({ id }) => id === line.id)
    ? lines.map((otherLine) => (otherLine.id === line.id ? line : otherLine))
    : [...lines, line];
}

function ownLine(): TypedLine {
  return {
    id: crypto.randomUUID(),
    kind: 'own',
    variantId: '',
    title: '',
    detail: '',
    imageUrl: '',
    quantity: 1,
    price: '',
    shipped: false,
    discount: noDiscount,
  };
}

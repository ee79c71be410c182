import { IconButton } from '@veranda/ui/IconButton.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { ImageOff, PencilLine, X } from 'lucide-react';
import { CallFailure } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import type { TypedDiscount, TypedLine } from './draft-form.ts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

interface DraftItemRowProps {
  readonly edit: DraftEdit;
  readonly line: TypedLine;
  readonly index: number;
  readonly onPut: (line: TypedLine) => void;
  readonly onChange: () => void;
}

/** A line: how many, at what price, and what is in its way. */
export function DraftItemRow({ edit, line, index, onPut, onChange }: DraftItemRowProps) {
  const { draft, setForm, isReadOnly } = edit;
  const priced = draft.lines.find((one) => one.id === line.id);
  const name = [line.title, line.detail].filter(Boolean).join(', ');
  const remove = () => setForm((old) => ({ ...old, lines: old.lines.filter(({ id }) => id !== line.id) }));
  return (
    <li className="draft-line">
      <span className="ui-thumb">
        {line.imageUrl ? <img src={line.imageUrl} alt="" /> : <ImageOff size={16} aria-hidden="true" />}
      </span>
      <LineFacts edit={edit} line={line} index={index} />
      <span className="draft-line-count">
        <NumberField
          label={t('quantityOfName', { name })}
          hideLabel
          steps
          minValue={1}
          maxValue={9999}
          isReadOnly={isReadOnly}
          value={line.quantity}
          onChange={(count) => onPut({ ...line, quantity: Number.isNaN(count) ? 1 : Math.trunc(count) })}
        />
      </span>
      <strong className="order-line-total">{priced ? showMoney(priced.total) : '…'}</strong>
      {isReadOnly ? null : <LineActions name={name} onChange={onChange} onRemove={remove} />}
    </li>
  );
}

type LineFactsProps = Pick<DraftItemRowProps, 'edit' | 'line' | 'index'>;

function LineFacts({ edit, line, index }: LineFactsProps) {
  const priced = edit.draft.lines.find((one) => one.id === line.id);
  const { failure } = edit.saving;
  const field = failure instanceof CallFailure ? failure.field : undefined;
  const isRefused = field?.startsWith(`lines.${String(index)}.`) ?? false;
  return (
    <span className="ui-grow">
      <strong>{line.title}</strong>
      <span className="ui-help order-line-note">
        {[
          line.detail,
          priced ? t('amountEach', { amount: showMoney(priced.unitPrice) }) : '',
          discountSummary(line.discount),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {priced?.problem ? <span className="draft-problem">{priced.problem}</span> : null}
      {isRefused ? <span className="draft-problem">{t('checkItsPriceAgain')}</span> : null}
    </span>
  );
}

interface LineActionsProps {
  readonly name: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function LineActions({ name, onChange, onRemove }: LineActionsProps) {
  return (
    <span className="ui-row ui-row--nowrap draft-line-actions">
      <IconButton label={t('priceAndDiscount', { name })} size="small" onPress={onChange}>
        <PencilLine size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('removeName', { name })} size="small" onPress={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function discountSummary({ kind, value }: TypedDiscount): string {
  if (kind === 'none') return '';
  return kind === 'percent' ? t('percentOff', { value }) : t('amountOff', { value });
}

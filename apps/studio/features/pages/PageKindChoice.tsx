import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { type AddedKind, addedKinds } from './page-kinds.ts';
import { t } from './messages.ts';

interface PageKindChoiceProps {
  readonly value: AddedKind;
  readonly onChange: (kind: AddedKind) => void;
  /** Kinds that somebody without the right to them is not offered. */
  readonly without: ReadonlySet<AddedKind>;
}

/** Every kind of page with what it is for. */
export function PageKindChoice({ value, onChange, without }: PageKindChoiceProps) {
  return (
    <RadioGroup className="page-kinds" value={value} onChange={(kind) => onChange(kind as AddedKind)}>
      <Label className="ui-label">{t('kind')}</Label>
      <div className="page-kinds-grid">
        {addedKinds
          .filter(({ kind }) => !without.has(kind))
          .map(({ kind, label, note, Icon }) => (
            <Radio key={kind} value={kind} className="page-kind" aria-label={label}>
              <Icon size={18} aria-hidden="true" className="page-kind-icon" />
              <span className="page-kind-text">
                <span className="page-kind-name">{label}</span>
                <span className="ui-help">{note}</span>
              </span>
            </Radio>
          ))}
      </div>
    </RadioGroup>
  );
}

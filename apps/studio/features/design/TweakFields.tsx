import type { Tweak } from '@veranda/domain/design/tweaks';
import { RangeField } from '@veranda/ui/RangeField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { t } from './messages.ts';
import { TweakRow } from './TweakRow.tsx';

interface TweakFieldsProps extends DesignPanelProps {
  readonly tweaks: readonly Tweak[];
}

/** Values, dropdowns and checkboxes that a theme offers, in its order. */
export function TweakFields({ tweaks, ...props }: TweakFieldsProps) {
  return tweaks.map((tweak) => (
    <TweakRow key={tweak.variable} {...props} tweak={tweak}>
      <TweakField
        tweak={tweak}
        value={props.values[tweak.variable] ?? tweak.default}
        isDisabled={!props.canWrite}
        onChange={(value) => props.session.change({ [tweak.variable]: value })}
      />
    </TweakRow>
  ));
}

interface TweakFieldProps {
  readonly tweak: Tweak;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

function TweakField({ tweak, ...own }: TweakFieldProps) {
  const { value, isDisabled, onChange } = own;
  const { title: label, range, options } = tweak;
  switch (tweak.type) {
    case 'dropdown':
      return (
        <Select
          label={label}
          options={options.map((option) => ({ value: option, label: optionLabel(option) }))}
          value={value}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'checkbox':
      return (
        <Switch
          isSelected={value === 'true'}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(String(isOn))}
        >
          {label}
        </Switch>
      );
    case 'value':
      return <ValueField {...own} label={label} range={range} />;
    case 'color':
    case 'font':
    case 'kit':
    case 'other':
      return null;
  }
}

interface ValueFieldProps extends Omit<TweakFieldProps, 'tweak'>, Pick<Tweak, 'range'> {
  readonly label: string;
}

function ValueField({ label, value, range, isDisabled, onChange }: ValueFieldProps) {
  if (range === null)
    return <TextField label={label} value={value} isDisabled={isDisabled} onChange={onChange} />;
  const { unit, ...ends } = range;
  return (
    <RangeField
      {...ends}
      label={label}
      value={Number.parseFloat(value)}
      words={value}
      isDisabled={isDisabled}
      onChange={(number) => onChange(`${number}${unit}`)}
    />
  );
}

// Names of themes are in the themes' own words, but for those that every theme has.
function optionLabel(text: string): string {
  if (text === 'theme') return t('optionTheme');
  if (text === 'centre' || text === 'centred') return t('optionCentre');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

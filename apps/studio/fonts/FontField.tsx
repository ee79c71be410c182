import { fontFamilyNamed } from '@veranda/domain/design/font-families';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FontPicker } from './FontPicker.tsx';
import { FontSample } from './FontSample.tsx';
import type { KitChoice } from './KitFonts.tsx';
import './fonts.css';

interface FontFieldProps {
  readonly label: string;
  readonly value: string;
  readonly used: readonly string[];
  readonly sample: string;
  readonly isDisabled: boolean;
  readonly onChange: (name: string) => void;
  /** Absent where kits are not chosen. */
  readonly kit?: KitChoice | undefined;
}

/** A family on a button that opens the picker. */
export function FontField({ label, value, isDisabled, onChange, ...rest }: FontFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const choice = fontFamilyNamed(value);
  return (
    <div className="ui-field">
      <span className="ui-label">{label}</span>
      <AriaButton
        className="font-button"
        aria-label={`${label}: ${value}`}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      >
        {choice ? <FontSample choice={choice} text={value} /> : value}
      </AriaButton>
      {isOpen ? (
        <FontPicker
          {...rest}
          role={label}
          value={value}
          onChoose={(name) => {
            onChange(name);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

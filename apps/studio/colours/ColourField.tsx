import { colourText } from '@veranda/domain/design/colour-formats';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ColourPicker, type ColourPickerProps } from './ColourPicker.tsx';
import { useId } from 'react';
import { chosenColour } from './colour-choice.ts';
import { ColourChip } from './ColourChip.tsx';
import { t } from './messages.ts';
import './colours.css';

interface ColourFieldProps extends ColourPickerProps {
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** A colour on a button that opens the picker beside it. */
export function ColourField({ label, isDisabled = false, ...picker }: ColourFieldProps) {
  const { value, tokens } = picker;
  const id = useId();
  const colour = chosenColour(value, tokens);
  const name =
    tokens.find((token) => token.value === value)?.label ??
    (value.startsWith('#') ? value.toUpperCase() : value);
  const css = colour === null ? 'transparent' : colourText(colour);
  return (
    <div className="ui-field">
      <span className="ui-label" id={id}>
        {label}
      </span>
      <DialogTrigger>
        <AriaButton
          className="colour-button"
          isDisabled={isDisabled}
          aria-label={t('choose', { label, color: name })}
        >
          <ColourChip colour={css} />
          <span className="ui-clip">{name}</span>
        </AriaButton>
        {/* The popover is the dialog: what closes it for screen readers is within. */}
        <Popover
          className="ui-popover colour-popover"
          placement="bottom start"
          offset={4}
          aria-labelledby={id}
        >
          <ColourPicker {...picker} />
        </Popover>
      </DialogTrigger>
    </div>
  );
}

import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldHelp } from './FieldHelp.tsx';

interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'children' | 'isInvalid'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  /** Buttons for one more and one less. */
  readonly steps?: boolean;
}

/** A number with optional steps; arrow keys, page keys and the wheel work as the platform does. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, description, errorMessage, steps, ...rest } = props;
  return (
    <AriaNumberField {...rest} className="ui-field" isInvalid={Boolean(errorMessage)}>
      <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>{label}</Label>
      <Group className="ui-input-box">
        {steps ? (
          <Button slot="decrement" className="ui-step">
            <Minus size={14} aria-hidden="true" />
          </Button>
        ) : null}
        <Input className={steps ? 'ui-input ui-figures ui-input--center' : 'ui-input ui-figures'} />
        {steps ? (
          <Button slot="increment" className="ui-step">
            <Plus size={14} aria-hidden="true" />
          </Button>
        ) : null}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}

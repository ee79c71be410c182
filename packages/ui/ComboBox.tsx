import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldHelp } from './FieldHelp.tsx';
import type { SelectOption } from './Select.tsx';

interface ComboBoxProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly isReadOnly?: boolean;
}

/** One of a long list, found by typing a part of it. */
export function ComboBox({ label, options, description, errorMessage, ...props }: ComboBoxProps) {
  const { value, onChange, isReadOnly = false } = props;
  return (
    <AriaComboBox
      className="ui-field"
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      defaultItems={options.map((option) => ({ ...option, id: option.value }))}
      isInvalid={Boolean(errorMessage)}
      isReadOnly={isReadOnly}
      menuTrigger="focus"
    >
      <Label className="ui-label">{label}</Label>
      <Group className="ui-input-box">
        <Input className="ui-input" />
        <Button className="ui-step">
          <ChevronsUpDown size={14} aria-hidden="true" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className="ui-popover" offset={4} maxHeight={320}>
        <ListBox className="ui-listbox">
          {(option: SelectOption & { id: string }) => (
            <ListBoxItem className="ui-option" id={option.id} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected ? <Check size={14} aria-hidden="true" className="ui-option-tick" /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

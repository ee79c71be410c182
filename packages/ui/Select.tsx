import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldHelp } from './FieldHelp.tsx';
import { t } from './messages.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean;
}

/** One of a list; typing jumps to an option. */
export function Select(props: SelectProps) {
  const { label, hideLabel, options, value, onChange, placeholder, description, errorMessage } = props;
  return (
    <AriaSelect
      className="ui-field"
      value={value}
      onChange={(key) => onChange(String(key))}
      onBlur={() => props.onBlur?.()}
      isInvalid={Boolean(errorMessage)}
      isDisabled={props.isDisabled ?? false}
      placeholder={placeholder ?? t('choose')}
    >
      <Label className={hideLabel ? 'ui-hidden' : 'ui-label'}>{label}</Label>
      <Button className="ui-select-button">
        <SelectValue>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <ChevronsUpDown size={14} aria-hidden="true" />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className="ui-popover" offset={4}>
        <ListBox className="ui-listbox" items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem className="ui-option" textValue={option.label}>
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
    </AriaSelect>
  );
}

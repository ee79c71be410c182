import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { t } from './messages.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A search that can be cleared by Escape or its button. */
export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  return (
    <AriaSearchField className="ui-field ui-search" value={value} onChange={onChange}>
      <Label className="ui-hidden">{label}</Label>
      <Group className="ui-input-box">
        <span className="ui-affix">
          <Search size={16} aria-hidden="true" />
        </span>
        <Input className="ui-input" placeholder={placeholder ?? label} />
        {value ? (
          <Button className="ui-step" aria-label={t('clearSearch')}>
            <X size={14} aria-hidden="true" />
          </Button>
        ) : null}
      </Group>
    </AriaSearchField>
  );
}

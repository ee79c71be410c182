import { TextField } from '@veranda/ui/TextField.tsx';
import { Check } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { RefCallBack } from 'react-hook-form';
import type { useSiteName } from './use-site-name.ts';

export interface SiteNameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: RefCallBack;
  readonly check: ReturnType<typeof useSiteName>;
  readonly errorMessage: string | undefined;
}

/** The site's name with the address that it gives, checked while one types. */
export function SiteNameField({ check, errorMessage, ...field }: SiteNameFieldProps) {
  const { checked, isCurrent } = check;
  const problem =
    field.value.trim() !== '' && isCurrent && checked && !checked.available ? checked.problem : null;
  return (
    <div className="ui-field">
      <TextField
        {...field}
        label="Site name"
        autoComplete="organization"
        maxLength={100}
        size="large"
        placeholder="Corner Bakery"
        errorMessage={errorMessage ?? problem ?? undefined}
      />
      <div className="site-address" role="status">
        {field.value.trim() === '' ? (
          <span className="ui-muted">You can change it at any time.</span>
        ) : checked?.available && isCurrent ? (
          <span className="site-address-free">
            <Check size={14} aria-hidden="true" />
            <span className="ui-clip">{checked.host}</span>
            <span>is free</span>
          </span>
        ) : checked && isCurrent && checked.suggestion ? (
          <Button className="site-address-offer" onPress={() => field.onChange(checked.suggestion ?? '')}>
            Take “{checked.suggestion}” instead
          </Button>
        ) : isCurrent ? null : (
          <span className="ui-muted">Checking the address …</span>
        )}
      </div>
    </div>
  );
}

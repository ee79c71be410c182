import { TextField } from '@veranda/ui/TextField.tsx';
import { Check } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { RefCallBack } from 'react-hook-form';
import type { useSiteName } from './use-site-name.ts';
import { t } from './messages.ts';

interface SiteNameFieldProps {
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
        label={t('siteName')}
        autoComplete="organization"
        maxLength={100}
        size="large"
        placeholder={t('siteNamePlaceholder')}
        errorMessage={errorMessage ?? problem ?? undefined}
      />
      <div className="site-address" role="status">
        {field.value.trim() === '' ? (
          <span className="ui-muted">{t('changeAnyTime')}</span>
        ) : checked?.available && isCurrent ? (
          <span className="site-address-free">
            <Check size={14} aria-hidden="true" />
            <span className="ui-clip">{checked.host}</span>
            <span>{t('addressIsFree')}</span>
          </span>
        ) : checked && isCurrent && checked.suggestion ? (
          <Button className="site-address-offer" onPress={() => field.onChange(checked.suggestion ?? '')}>
            {t('takeSuggestionInstead', { suggestion: checked.suggestion })}
          </Button>
        ) : isCurrent ? null : (
          <span className="ui-muted">{t('checkingTheAddress')}</span>
        )}
      </div>
    </div>
  );
}

import { cookiePolicies } from '@veranda/domain/analytics/cookie-policy';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useWatch } from 'react-hook-form';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

const names = {
  cookieless: t('cookiePolicyCookieless'),
  standard: t('cookiePolicyStandard'),
  consent: t('cookiePolicyConsent'),
} as const;
const options = cookiePolicies.map((value) => ({ value, label: names[value] }));

const texts = [
  { part: 'message', label: t('consentMessage'), maxLength: 500 },
  { part: 'decline', label: t('consentDecline'), maxLength: 40 },
  { part: 'accept', label: t('consentAccept'), maxLength: 40 },
] as const;

/** The cookies of analytics, and the texts of the banner where visitors are asked for them. */
export function CookiePolicyFields({ control }: GeneralPanelProps) {
  const policy = useWatch({ control, name: 'cookiePolicy' });
  return (
    <>
      <Controller
        control={control}
        name="cookiePolicy"
        render={({ field }) => (
          <Select
            label={t('cookiePolicy')}
            options={options}
            value={field.value ?? 'cookieless'}
            onChange={field.onChange}
            description={t('cookiePolicyDescription')}
          />
        )}
      />
      {policy === 'consent' ? <ConsentTexts control={control} /> : null}
    </>
  );
}

function ConsentTexts({ control }: GeneralPanelProps) {
  return texts.map(({ part, label, maxLength }) => (
    <Controller
      key={part}
      control={control}
      name={`consentTexts.${part}`}
      render={({ field, fieldState }) => (
        <TextField
          label={label}
          optional
          {...(part === 'message' ? { rows: 3, description: t('consentMessageDescription') } : {})}
          maxLength={maxLength}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  ));
}

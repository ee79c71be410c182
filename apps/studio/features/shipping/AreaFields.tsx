import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { ReactNode } from 'react';
import { type AreaForm, countries } from './area-form.ts';
import { t } from './messages.ts';

interface AreaFieldsProps {
  readonly area: AreaForm;
  readonly onChange: (area: AreaForm) => void;
  /** Path prefix of the problems of its fields: `areas.0`. */
  readonly path: string;
  readonly problemOf: (field: string) => string | undefined;
  /** True when everywhere may be chosen. */
  readonly mayBeEverywhere?: boolean;
  readonly children?: ReactNode;
}

const anywhere = { value: '', label: t('everywhere') };

/** A country, a region of it, and postal codes of those. */
export function AreaFields(props: AreaFieldsProps) {
  const { area, onChange, path, problemOf, mayBeEverywhere = false, children } = props;
  return (
    <div className="area">
      <ComboBox
        label={t('country')}
        options={mayBeEverywhere ? [anywhere, ...countries] : countries}
        value={area.country}
        onChange={(country) => onChange({ ...area, country })}
        errorMessage={problemOf(`${path}.country`)}
      />
      <TextField
        label={t('region')}
        optional
        maxLength={10}
        placeholder={t('regionPlaceholder')}
        value={area.region}
        onChange={(region) => onChange({ ...area, region })}
        description={t('itsCodeNy')}
      />
      <TextField
        label={t('postalCodes')}
        optional
        placeholder={t('regionPlaceholder')}
        value={area.postal}
        onChange={(postal) => onChange({ ...area, postal })}
        errorMessage={problemOf(`${path}.postal`)}
        description={t('postalCodesDescription')}
      />
      {children}
    </div>
  );
}

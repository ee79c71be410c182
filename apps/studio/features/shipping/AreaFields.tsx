import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import type { ReactNode } from 'react';
import { type AreaForm, countries } from './area-form.ts';

export interface AreaFieldsProps {
  readonly area: AreaForm;
  readonly onChange: (area: AreaForm) => void;
  /** Where the problems of its fields stand: `areas.0`. */
  readonly path: string;
  readonly problemOf: (field: string) => string | undefined;
  /** Whether everywhere may be chosen. */
  readonly mayBeEverywhere?: boolean;
  readonly children?: ReactNode;
}

const anywhere = { value: '', label: 'Everywhere' };

/** A country, a region of it, and postal codes of those. */
export function AreaFields(props: AreaFieldsProps) {
  const { area, onChange, path, problemOf, mayBeEverywhere = false, children } = props;
  return (
    <div className="area">
      <ComboBox
        label="Country"
        options={mayBeEverywhere ? [anywhere, ...countries] : countries}
        value={area.country}
        onChange={(country) => onChange({ ...area, country })}
        errorMessage={problemOf(`${path}.country`)}
      />
      <TextField
        label="Region"
        optional
        maxLength={10}
        placeholder="All"
        value={area.region}
        onChange={(region) => onChange({ ...area, region })}
        description="Its code: NY"
      />
      <TextField
        label="Postal codes"
        optional
        placeholder="All"
        value={area.postal}
        onChange={(postal) => onChange({ ...area, postal })}
        errorMessage={problemOf(`${path}.postal`)}
        description="Codes and ranges: 12200–12299, 10001"
      />
      {children}
    </div>
  );
}

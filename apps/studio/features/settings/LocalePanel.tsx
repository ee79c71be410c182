import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Controller } from 'react-hook-form';
import { knownTimeZones } from '../../time-zones.ts';
import { languageOptions, timeZoneOptions } from './choices.ts';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

// Whoever cannot choose keeps the one that is set.
const zonesFault = knownTimeZones() === null ? t('timeZonesFailed') : undefined;

/** The language and the clock of the site. */
export function LocalePanel({ control }: GeneralPanelProps) {
  return (
    <Panel title={t('languageAndTime')}>
      <div className="ui-columns">
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <Select
              label={t('language')}
              options={languageOptions(field.value)}
              value={field.value}
              onChange={field.onChange}
              description={t('languageDescription')}
            />
          )}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <ComboBox
              label={t('timeZone')}
              options={timeZoneOptions(field.value)}
              value={field.value}
              onChange={field.onChange}
              errorMessage={fieldState.error?.message ?? zonesFault}
            />
          )}
        />
      </div>
    </Panel>
  );
}

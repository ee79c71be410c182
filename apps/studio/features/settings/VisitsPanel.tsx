import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller } from 'react-hook-form';
import { CookiePolicyFields } from './CookiePolicyFields.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

/** Switches of visitor analytics and page performance. */
export function VisitsPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title={t('analytics')}>
      <Controller
        control={control}
        name="visitorMetrics"
        render={({ field }) => (
          <Switch isSelected={field.value ?? true} onChange={field.onChange} note={t('visitsHelp')}>
            {t('measureVisits')}
          </Switch>
        )}
      />
      <CookiePolicyFields control={control} />
      <Controller
        control={control}
        name="adPixelId"
        render={({ field, fieldState }) => (
          <TextField
            label={t('metaPixel')}
            optional
            description={t('metaPixelDescription')}
            inputMode="numeric"
            maxLength={20}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
        rules={{ pattern: { value: /^(?:\d{5,20})?$/, message: t('enter5To20Digits') } }}
      />
    </Panel>
  );
}

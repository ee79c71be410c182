import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { alignments } from './form-labels.ts';
import { Choice } from './Choice.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { t } from './messages.ts';

/** Captcha of a form. */
export function CaptchaPanel({ form, edits, isReadOnly }: FormPanelProps) {
  const { captcha } = form;
  return (
    <Panel title={t('captcha')} note={t('captchaNote')}>
      <Switch
        isSelected={captcha.enabled}
        isDisabled={isReadOnly}
        onChange={(enabled) => edits.set('captcha.enabled', enabled)}
        note={t('captchaHelp')}
      >
        {t('requireACaptcha')}
      </Switch>
      {captcha.enabled ? (
        <>
          <Choice
            label={t('captchaTheme')}
            value={captcha.theme}
            isDisabled={isReadOnly}
            onChange={(theme) => edits.set('captcha.theme', theme)}
            segments={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
          />
          <Choice
            label={t('captchaAlignment')}
            value={captcha.alignment}
            isDisabled={isReadOnly}
            onChange={(alignment) => edits.set('captcha.alignment', alignment)}
            segments={alignments}
          />
        </>
      ) : null}
    </Panel>
  );
}

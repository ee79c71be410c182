import type { FormCaptcha } from '@veranda/domain/forms/document';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { alignments } from './form-labels.ts';
import { Choice } from './Choice.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { t } from './messages.ts';

/** Captcha of a form. */
export function CaptchaPanel({ form, change, isReadOnly }: FormPanelProps) {
  const { captcha } = form;
  const set = (part: Partial<FormCaptcha>) =>
    change((old) => ({ ...old, captcha: { ...old.captcha, ...part } }));
  return (
    <Panel title={t('captcha')} note={t('captchaNote')}>
      <Switch
        isSelected={captcha.enabled}
        isDisabled={isReadOnly}
        onChange={(enabled) => set({ enabled })}
        note={t('captchaHelp')}
      >
        {t('requireACaptcha')}
      </Switch>
      {captcha.enabled ? (
        <>
          <Choice
            label={t('captchaTheme')}
            value={captcha.theme}
            onChange={(theme) => set({ theme })}
            segments={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
          />
          <Choice
            label={t('captchaAlignment')}
            value={captcha.alignment}
            onChange={(alignment) => set({ alignment })}
            segments={alignments}
          />
        </>
      ) : null}
    </Panel>
  );
}

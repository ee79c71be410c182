import type { FormCaptcha } from '@veranda/domain/forms/document';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { alignments } from './alignments.ts';
import { Choice } from './Choice.tsx';
import type { FormPanelProps } from './form-panel-props.ts';

/** Whether visitors prove that they are people before they send. */
export function CaptchaPanel({ form, change, isReadOnly }: FormPanelProps) {
  const { captcha } = form;
  const set = (part: Partial<FormCaptcha>) =>
    change((old) => ({ ...old, captcha: { ...old.captcha, ...part } }));
  return (
    <Panel
      title="Captcha"
      note="Every form already blocks most bots. Turn on a captcha if spam still gets through. Some visitors may give up on it."
    >
      <Switch
        isSelected={captcha.enabled}
        isDisabled={isReadOnly}
        onChange={(enabled) => set({ enabled })}
        note="The check runs in the visitor’s browser. There are no letters to read."
      >
        Require a captcha
      </Switch>
      {captcha.enabled ? (
        <>
          <Choice
            label="Captcha theme"
            value={captcha.theme}
            onChange={(theme) => set({ theme })}
            segments={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Choice
            label="Captcha alignment"
            value={captcha.alignment}
            onChange={(alignment) => set({ alignment })}
            segments={alignments}
          />
        </>
      ) : null}
    </Panel>
  );
}

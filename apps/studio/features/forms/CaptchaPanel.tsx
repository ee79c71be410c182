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
      note="Every form has a trap for machines already. A captcha helps when that is not enough, and costs some visitors."
    >
      <Switch
        isSelected={captcha.enabled}
        isDisabled={isReadOnly}
        onChange={(enabled) => set({ enabled })}
        note="The visitor’s browser does a little work, once; nobody has to read letters."
      >
        Ask for a captcha
      </Switch>
      {captcha.enabled ? (
        <>
          <Choice
            label="Look of the captcha"
            value={captcha.theme}
            onChange={(theme) => set({ theme })}
            segments={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Choice
            label="Where the captcha stands"
            value={captcha.alignment}
            onChange={(alignment) => set({ alignment })}
            segments={alignments}
          />
        </>
      ) : null}
    </Panel>
  );
}

import { type FormAdvanced, formLimits } from '@veranda/domain/forms/document';
import { isSafeRedirect } from '@veranda/domain/forms/redirect';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { lazy, Suspense, useState } from 'react';
import { alignments } from './alignments.ts';
import { Choice } from './Choice.tsx';
import type { FormPanelProps } from './form-panel-props.ts';

const DocumentField = lazy(() =>
  import('../blocks/RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

/** The button, and what happens after a form was sent. */
export function AdvancedPanel({ form, change, isReadOnly }: FormPanelProps) {
  const set: SetAdvanced = (part, run = '') =>
    change((old) => ({ ...old, advanced: { ...old.advanced, ...part } }), run);
  const shared = { advanced: form.advanced, set, isReadOnly };
  return (
    <div className="ui-stack">
      <ButtonPanel {...shared} />
      <AfterSending {...shared} />
    </div>
  );
}

type SetAdvanced = (part: Partial<FormAdvanced>, run?: string) => void;

interface AdvancedProps {
  readonly advanced: FormAdvanced;
  readonly set: SetAdvanced;
  readonly isReadOnly: boolean;
}

function ButtonPanel({ advanced, set, isReadOnly }: AdvancedProps) {
  return (
    <Panel title="Button">
      <TextField
        label="Words on the button"
        value={advanced.submitLabel}
        maxLength={100}
        isReadOnly={isReadOnly}
        onChange={(submitLabel) => set({ submitLabel }, 'submitLabel')}
      />
      <Choice
        label="Where the button stands"
        value={advanced.alignment}
        onChange={(alignment) => set({ alignment })}
        segments={alignments}
      />
      <Switch
        isSelected={advanced.validate}
        isDisabled={isReadOnly}
        onChange={(validate) => set({ validate })}
        note="Mistakes are told before the form is sent. They are looked for on our side in any case."
      >
        Check answers in the browser
      </Switch>
    </Panel>
  );
}

function AfterSending({ advanced, set, isReadOnly }: AdvancedProps) {
  return (
    <Panel title="After sending" note="Visitors go to another page, or read a text in place of the form.">
      <Redirect
        value={advanced.redirect}
        isReadOnly={isReadOnly}
        onChange={(redirect) => set({ redirect }, 'redirect')}
      />
      <Suspense fallback={null}>
        <DocumentField
          label="Text in place of the form"
          value={advanced.message.doc}
          isReadOnly={isReadOnly}
          onChange={(doc) => set({ message: { doc: doc as FormAdvanced['message']['doc'] } }, 'message')}
        />
      </Suspense>
      <TextField
        label="Your own markup and scripts"
        optional
        rows={4}
        value={advanced.html}
        maxLength={formLimits.html}
        isReadOnly={isReadOnly}
        description="Runs on the published site after a form was sent: for counters of your own. It sees what your visitors see."
        onChange={(html) => set({ html }, 'html')}
      />
    </Panel>
  );
}

interface RedirectProps {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (redirect: string) => void;
}

// Only an address that can be gone to reaches the document; what is being typed stays here.
function Redirect({ value, isReadOnly, onChange }: RedirectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isSafeRedirect(typed.trim());
  return (
    <TextField
      label="Go to"
      optional
      inputMode="url"
      value={typed ?? value}
      maxLength={2000}
      isReadOnly={isReadOnly}
      placeholder="/thank-you"
      description="A page of this site or any https address. Without one, visitors stay and read the text below."
      errorMessage={isWrong ? 'Links must be formatted as /page or https://example.com' : undefined}
      onChange={(text) => {
        const isGood = isSafeRedirect(text.trim());
        setTyped(isGood ? null : text);
        if (isGood) onChange(text.trim());
      }}
    />
  );
}

import { formLimits } from '@veranda/domain/forms/document';
import { isSafeRedirect } from '@veranda/domain/forms/redirect';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { lazy, Suspense, useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { alignments } from './form-labels.ts';
import { Choice } from './Choice.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { t } from './messages.ts';

const RichTextControl = lazy(() =>
  import('../blocks/RichTextControl.tsx').then((file) => ({ default: file.RichTextControl })),
);

/** The button, and what happens after a form was sent. */
export function AdvancedPanel(props: FormPanelProps) {
  return (
    <div className="ui-stack">
      <ButtonPanel {...props} />
      <AfterSending {...props} />
    </div>
  );
}

function ButtonPanel({ form: { advanced }, edits, isReadOnly }: FormPanelProps) {
  return (
    <Panel title={t('button')}>
      <TextField
        label={t('buttonText')}
        value={advanced.submitLabel}
        maxLength={100}
        isReadOnly={isReadOnly}
        onChange={(submitLabel) => edits.set('advanced.submitLabel', submitLabel)}
      />
      <Choice
        label={t('buttonAlignment')}
        value={advanced.alignment}
        isDisabled={isReadOnly}
        onChange={(alignment) => edits.set('advanced.alignment', alignment)}
        segments={alignments}
      />
      <Switch
        isSelected={advanced.validate}
        isDisabled={isReadOnly}
        onChange={(validate) => edits.set('advanced.validate', validate)}
        note={t('browserCheckHelp')}
      >
        {t('checkAnswersInTheBrowser')}
      </Switch>
    </Panel>
  );
}

function AfterSending({ form: { advanced }, edits, isReadOnly }: FormPanelProps) {
  const mayWriteCode = mayWrite(useSite(), 'custom-code');
  return (
    <Panel title={t('afterSubmission')} note={t('afterSubmissionNote')}>
      <Redirect
        value={advanced.redirect}
        isReadOnly={isReadOnly}
        onChange={(redirect) => edits.set('advanced.redirect', redirect)}
      />
      <Suspense fallback={null}>
        <RichTextControl
          label={t('messageInPlaceOfForm')}
          value={advanced.message.doc}
          isReadOnly={isReadOnly}
          shared={edits.text('advanced.message')}
        />
      </Suspense>
      <TextField
        label={t('customHtmlAndScripts')}
        optional
        rows={4}
        value={advanced.html}
        maxLength={formLimits.html}
        isReadOnly={isReadOnly || !mayWriteCode}
        description={mayWriteCode ? t('customHtmlAndScriptsDescription') : t('customHtmlNotAllowed')}
        onChange={(html) => edits.set('advanced.html', html)}
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
      label={t('redirectTo')}
      optional
      inputMode="url"
      value={typed ?? value}
      maxLength={2000}
      isReadOnly={isReadOnly}
      placeholder={t('redirectToPlaceholder')}
      description={t('redirectToDescription')}
      errorMessage={isWrong ? t('redirectToErrorMessage') : undefined}
      onChange={(text) => {
        const isGood = isSafeRedirect(text.trim());
        setTyped(isGood ? null : text);
        if (isGood) onChange(text.trim());
      }}
    />
  );
}

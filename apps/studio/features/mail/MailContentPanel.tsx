import type { MailSetting } from '@veranda/contracts/mail-settings';
import { maxOverrideLength } from '@veranda/domain/mail/overrides';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { PlaceholderChips } from './PlaceholderChips.tsx';
import { useInsertion } from './use-insertion.ts';
import { type MailForm, type WordPart, wordParts } from './use-mail-form.ts';
import { t } from './messages.ts';

const labels: Readonly<Record<WordPart, string>> = {
  subject: t('subject'),
  intro: t('text'),
  footer: t('footer'),
};
const rows: Readonly<Partial<Record<WordPart, number>>> = { intro: 5, footer: 3 };

interface MailContentPanelProps {
  readonly mail: MailSetting;
  readonly form: MailForm;
  readonly mayEdit: boolean;
}

/** Texts of a mail that the owner writes (subject, text, footer), and the switch that sends it. */
export function MailContentPanel({ mail, form, mayEdit }: MailContentPanelProps) {
  return (
    <div className="ui-stack ui-stack--loose">
      <Panel
        title={t('content')}
        note={t('contentNote')}
        actions={
          mayEdit && !form.isDefault ? (
            <Button size="small" variant="quiet" onPress={form.restore}>
              {t('restoreTheDefaultText')}
            </Button>
          ) : null
        }
      >
        <MailContentFields mail={mail} form={form} mayEdit={mayEdit} />
      </Panel>
      {mail.mayBeOff ? (
        <Panel title={t('sending')}>
          <Switch
            isSelected={form.draft.enabled}
            isDisabled={!mayEdit}
            onChange={(enabled) => form.set({ enabled })}
          >
            {t('sendThisEmail')}
          </Switch>
        </Panel>
      ) : null}
    </div>
  );
}

function MailContentFields({ mail, form, mayEdit }: MailContentPanelProps) {
  const insertion = useInsertion(form);
  return (
    <>
      {wordParts.map((part) => (
        <TextField
          key={part}
          label={labels[part]}
          maxLength={maxOverrideLength[part]}
          isReadOnly={!mayEdit}
          value={form.draft[part]}
          onChange={(text) => form.set({ [part]: text })}
          errorMessage={form.problemOf(part)}
          inputRef={insertion.fieldOf(part)}
          onFocus={() => insertion.remember(part)}
          {...(rows[part] ? { rows: rows[part] } : {})}
        />
      ))}
      {mayEdit ? (
        <PlaceholderChips
          names={mail.placeholders}
          examples={mail.examples}
          into={labels[insertion.part]}
          onInsert={insertion.insert}
        />
      ) : null}
    </>
  );
}

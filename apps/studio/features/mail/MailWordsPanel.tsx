import type { Notification } from '@veranda/contracts/notifications';
import { wordLimits } from '@veranda/domain/mail/own-words';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { PlaceholderChips } from './PlaceholderChips.tsx';
import { useInsertion } from './use-insertion.ts';
import { type MailForm, type WordPart, wordParts } from './use-mail-form.ts';

const labels: Readonly<Record<WordPart, string>> = {
  subject: 'Subject',
  intro: 'Text',
  footer: 'Footer',
};
const rows: Readonly<Partial<Record<WordPart, number>>> = { intro: 5, footer: 3 };

export interface MailWordsPanelProps {
  readonly mail: Notification;
  readonly form: MailForm;
  readonly mayEdit: boolean;
}

/** What the owner writes of a mail: subject, text, small print; and whether it is sent. */
export function MailWordsPanel({ mail, form, mayEdit }: MailWordsPanelProps) {
  const insertion = useInsertion(form);
  return (
    <div className="ui-stack ui-stack--loose">
      <Panel
        title="Content"
        note="Items, amounts and addresses are added automatically."
        actions={
          mayEdit && !form.isStanding ? (
            <Button size="small" variant="quiet" onPress={form.restore}>
              Restore the default text
            </Button>
          ) : null
        }
      >
        {wordParts.map((part) => (
          <TextField
            key={part}
            label={labels[part]}
            maxLength={wordLimits[part]}
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
      </Panel>
      {mail.mayBeOff ? (
        <Panel title="Sending">
          <Switch
            isSelected={form.draft.enabled}
            isDisabled={!mayEdit}
            onChange={(enabled) => form.set({ enabled })}
          >
            Send this e-mail
          </Switch>
        </Panel>
      ) : null}
    </div>
  );
}

import type { MailSetting } from '@veranda/contracts/mail-settings';
import { Panel } from '@veranda/ui/Panel.tsx';
import { MailRow } from './MailRow.tsx';

interface MailGroupProps {
  readonly title: string;
  readonly note: string;
  readonly mails: readonly MailSetting[];
}

/** Mails of one sort. */
export function MailGroup({ title, note, mails }: MailGroupProps) {
  if (mails.length === 0) return null;
  return (
    <Panel title={title} note={note}>
      <ul className="mail-list">
        {mails.map((mail) => (
          <MailRow key={mail.kind} mail={mail} />
        ))}
      </ul>
    </Panel>
  );
}

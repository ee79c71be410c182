import { Button } from '@veranda/ui/Button.tsx';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { LinkEditor } from './LinkEditor.tsx';
import { LinkWords } from './LinkWords.tsx';
import { StoredLinkWarning } from './LinkWarning.tsx';
import type { EditedLink } from './use-link-draft.ts';
import { t } from './messages.ts';
import './links.css';

interface LinkFieldProps {
  readonly label: string;
  readonly link: EditedLink;
  readonly isReadOnly: boolean;
  readonly onChange: (link: EditedLink) => void;
}

/** Where a link leads, with the way to its editor. */
export function LinkField({ label, link, isReadOnly, onChange }: LinkFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="ui-field" role="group" aria-labelledby={`${id}label`}>
      <span id={`${id}label`} className="ui-label">
        {label}
      </span>
      <div className="link-field">
        <Link2 size={16} aria-hidden="true" />
        <span className="link-field-words" title={link.href}>
          <LinkWords link={link.href} />
        </span>
        {isReadOnly ? null : (
          <Button size="small" onPress={() => setOpen(true)}>
            {link.href === '' ? t('addLink') : t('editLink')}
          </Button>
        )}
      </div>
      <StoredLinkWarning link={link.href} />
      {isOpen ? <LinkEditor link={link} onApply={onChange} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

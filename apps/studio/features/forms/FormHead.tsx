import type { FormDetail } from '@veranda/contracts/forms';
import { Badge } from '@veranda/ui/Badge.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Inbox } from 'lucide-react';
import { counted } from '../../counted.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { purposeLabel, stateOf } from './form-words.ts';

export interface FormHeadProps {
  readonly detail: FormDetail;
  readonly name: string;
  /** Null for those who may only read. */
  readonly onRename: ((name: string) => void) | null;
}

/** The name of a form, what it is for, whether visitors have it, and the way to its answers. */
export function FormHead({ detail, name, onRename }: FormHeadProps) {
  const { slug } = useSite();
  const state = stateOf(detail);
  return (
    <>
      <PageHeader
        title={name || 'Untitled form'}
        back={{ href: paths.forms(slug), label: 'Forms' }}
        actions={
          <LinkButton href={paths.answers(slug, detail.id)}>
            <Inbox size={16} aria-hidden="true" />
            {counted(detail.answers, 'answer')}
          </LinkButton>
        }
      >
        <div className="ui-row">
          <span className="ui-muted">{purposeLabel(detail.purpose)}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
      </PageHeader>
      {onRename ? (
        <div className="form-name">
          <TextField
            label="Name"
            value={name}
            onChange={onRename}
            maxLength={200}
            errorMessage={name.trim() === '' ? 'A form needs a name' : undefined}
          />
        </div>
      ) : null}
    </>
  );
}

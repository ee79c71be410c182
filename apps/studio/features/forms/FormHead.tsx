import type { FormDetail } from '@veranda/contracts/forms';
import { Badge } from '@veranda/ui/Badge.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { purposeLabel, stateOf } from './form-labels.ts';
import { t } from './messages.ts';

interface FormHeadProps {
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
        title={name}
        back={{ href: paths.forms(slug), label: t('forms') }}
        actions={
          <LinkButton href={paths.answers(slug, detail.id)}>
            <Inbox size={16} aria-hidden="true" />
            {t('answersCount', { count: detail.answers })}
          </LinkButton>
        }
      >
        <div className="ui-row">
          <span className="ui-muted">{purposeLabel(detail.purpose)}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
      </PageHeader>
      {onRename ? <FormName value={name} onRename={onRename} /> : null}
    </>
  );
}

interface FormNameProps {
  readonly value: string;
  readonly onRename: (name: string) => void;
}

// A name without letters is none: what is being typed stays here until it is one.
function FormName({ value, onRename }: FormNameProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className="form-name">
      <TextField
        label={t('name')}
        value={isEmpty ? typed : value}
        onChange={(name) => {
          const isBlank = name.trim() === '';
          setEmpty(isBlank);
          setTyped(name);
          if (!isBlank) onRename(name);
        }}
        maxLength={200}
        errorMessage={isEmpty ? t('nameErrorMessage') : undefined}
      />
    </div>
  );
}

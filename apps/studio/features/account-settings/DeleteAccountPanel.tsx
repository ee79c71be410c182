import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { deletionQuery, useDeleteAccount } from './account-queries.ts';
import { fieldProblem } from './field-problem.ts';
import { t } from './messages.ts';

interface NamedSite {
  readonly id: string;
  readonly title: string;
}

/** Deletes the account, after it has said what that means for each of its sites. */
export function DeleteAccountPanel({ email }: { readonly email: string }) {
  const { data } = useQuery(deletionQuery);
  const [isAsking, setAsking] = useState(false);
  if (!data) return <Skeleton height="120px" />;
  const { owned, others } = data;
  return (
    <Panel title={t('deleteAccount')} note={t('deleteNote')}>
      <div className="ui-stack">
        {owned.length > 0 ? (
          <Sites text={t('deleteOwned', { count: owned.length })} sites={owned} isOwned />
        ) : null}
        {others.length > 0 ? (
          <Sites text={t('deleteOthers', { count: others.length })} sites={others} />
        ) : null}
        {owned.length === 0 ? (
          <div>
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t('deleteAccount')}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsking ? <DeleteDialog email={email} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

interface SitesProps {
  readonly text: string;
  readonly sites: readonly NamedSite[];
  readonly isOwned?: boolean;
}

function Sites({ text, sites, isOwned = false }: SitesProps) {
  return (
    <div>
      <p>{text}</p>
      <ul className="account-sites">
        {sites.map(({ id, title }) => (
          <li key={id}>
            {isOwned ? (
              <TextLink href={paths.people(id)} aria-label={t('peopleOf', { site: title })}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount();
  const problem = fieldProblem(remove.error, 'email');
  return (
    <FormDialog
      title={t('deleteTitle')}
      submitLabel={t('deleteAccount')}
      tone="danger"
      isPending={remove.isPending}
      problem={problem.form}
      onSubmit={() => remove.mutate(typed)}
      onClose={onClose}
    >
      <p>{t('deleteText', { email })}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={problem.field}
      />
    </FormDialog>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSiteLock, setSiteLock } from '@veranda/contracts/site-lock';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Characters of a site's password at least (lock contract). */
const shortest = 4;

/** Access to the site: everyone, or those with its password. It holds at once, without publishing. */
export function LockPanel() {
  const { locked, set } = useLock();
  const [isAsking, setAsking] = useState(false);
  if (locked === undefined) return null;
  const store = async (password: string | null): Promise<void> => {
    await set.mutateAsync(password).catch(() => undefined);
    if (password !== null) setAsking(false);
  };
  return (
    <Panel title={t('siteVisibility')} note={locked ? t('siteVisibilityNote') : t('unlockedText')}>
      {set.isError ? <Notice tone="danger">{messageOf(set.error)}</Notice> : null}
      {isAsking ? (
        <NewPassword isSaving={set.isPending} onSave={store} onCancel={() => setAsking(false)} />
      ) : (
        <div className="ui-row">
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {locked ? t('changeThePassword') : t('passwordProtect')}
          </Button>
          {locked ? (
            <Button variant="quiet" isPending={set.isPending} onPress={() => void store(null)}>
              {t('removeThePassword')}
            </Button>
          ) : null}
        </div>
      )}
    </Panel>
  );
}

interface NewPasswordProps {
  readonly isSaving: boolean;
  readonly onSave: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

// Shown as it is typed: it is passed on to others, and nobody can read it again later.
function NewPassword({ isSaving, onSave, onCancel }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = password.trim().length < shortest;
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) void onSave(password.trim());
      }}
    >
      <TextField
        label={t('passwordForVisitors')}
        description={t('passwordForVisitorsDescription')}
        value={password}
        onChange={setPassword}
        maxLength={100}
        autoComplete="off"
        autoFocus
        errorMessage={isTried && isShort ? t('passwordForVisitorsErrorMessage', { shortest }) : undefined}
      />
      <div className="ui-row">
        <Button type="submit" variant="primary" isPending={isSaving}>
          {t('passwordProtect')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function useLock() {
  const site = useSite();
  const client = useQueryClient();
  const key = ['site', site.id, 'lock'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getSiteLock, { params: { site: site.id }, signal }),
  });
  const set = useMutation({
    mutationFn: (password: string | null) =>
      call(setSiteLock, { params: { site: site.id }, body: { password } }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer);
      showToast({ text: answer.locked ? t('theSiteIsPasswordProtected') : t('everyoneCanSeeTheSite') });
    },
  });
  return { locked: query.data?.locked, set };
}

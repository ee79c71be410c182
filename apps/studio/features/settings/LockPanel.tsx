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

/** Characters of a site's password at least (lock contract). */
const shortest = 4;

/** Who may see the site: everyone, or those with its password. It holds at once, without publishing. */
export function LockPanel() {
  const { locked, set } = useLock();
  const [isAsking, setAsking] = useState(false);
  if (locked === undefined) return null;
  const store = async (password: string | null): Promise<void> => {
    await set.mutateAsync(password).catch(() => undefined);
    if (password !== null) setAsking(false);
  };
  return (
    <Panel
      title="Site visibility"
      note={
        locked
          ? 'Visitors need a password. Changes apply right away.'
          : 'Everyone can see the published site.'
      }
    >
      {set.isError ? <Notice tone="danger">{messageOf(set.error)}</Notice> : null}
      {isAsking ? (
        <NewPassword isSaving={set.isPending} onSave={store} onCancel={() => setAsking(false)} />
      ) : (
        <div className="ui-row">
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {locked ? 'Change the password' : 'Password-protect'}
          </Button>
          {locked ? (
            <Button variant="quiet" isPending={set.isPending} onPress={() => void store(null)}>
              Remove the password
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

// Shown as it is typed: it is told to others, and nobody can read it again later.
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
        label="Password for visitors"
        description="Copy it now. You won’t see it again."
        value={password}
        onChange={setPassword}
        maxLength={100}
        autoComplete="off"
        autoFocus
        errorMessage={isTried && isShort ? `At least ${shortest} characters` : undefined}
      />
      <div className="ui-row">
        <Button type="submit" variant="primary" isPending={isSaving}>
          Password-protect
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
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
      showToast({ text: answer.locked ? 'The site is password-protected' : 'Everyone can see the site' });
    },
  });
  return { locked: query.data?.locked, set };
}

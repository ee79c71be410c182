import type { AccountSettings } from '@veranda/contracts/account-settings';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';
import { useTwoFactorMutations } from './account-queries.ts';
import { t } from './messages.ts';

type Open =
  | { readonly kind: 'off' | 'renew' }
  | { readonly kind: 'on'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Two-factor authentication by an app: its state, and what can be done about it. */
export function TwoFactorPanel({ account }: { readonly account: AccountSettings }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { start } = useTwoFactorMutations();
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: (made) => setOpen({ kind: 'on', ...made }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <Panel title={t('twoFactor')} note={t('twoFactorNote')}>
      <div className="ui-row">
        <Badge tone={account.twoFactor ? 'ok' : 'neutral'}>
          {account.twoFactor ? t('twoFactorOn') : t('twoFactorOff')}
        </Badge>
        {account.twoFactor ? (
          <>
            <span className="ui-muted">{t('recoveryLeft', { count: account.recoveryCodesLeft })}</span>
            <Button size="small" onPress={() => setOpen({ kind: 'renew' })}>
              {t('newRecoveryCodes')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => setOpen({ kind: 'off' })}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="primary" isPending={start.isPending} onPress={begin}>
            {t('turnOn')}
          </Button>
        )}
      </div>
      {open ? <Dialogs open={open} onOpen={setOpen} /> : null}
    </Panel>
  );
}

interface DialogsProps {
  readonly open: Open;
  readonly onOpen: (open: Open | null) => void;
}

function Dialogs({ open, onOpen }: DialogsProps) {
  const { turnOff, renew } = useTwoFactorMutations();
  const close = () => onOpen(null);
  const showCodes = (codes: readonly string[]) => onOpen({ kind: 'codes', codes });
  if (open.kind === 'codes') return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
  if (open.kind === 'on') return <TurnOnDialog {...open} onDone={showCodes} onClose={close} />;
  if (open.kind === 'renew')
    return (
      <CodeDialog
        title={t('newRecoveryCodes')}
        text={t('newRecoveryText')}
        submitLabel={t('makeCodes')}
        isPending={renew.isPending}
        error={renew.error}
        onSend={(code) => renew.mutate(code, { onSuccess: (made) => showCodes(made.recoveryCodes) })}
        onClose={close}
      />
    );
  const onSuccess = () => {
    showToast({ text: t('turnedOff') });
    close();
  };
  return (
    <CodeDialog
      title={t('turnOffTitle')}
      text={t('turnOffText')}
      submitLabel={t('turnOff')}
      isPending={turnOff.isPending}
      error={turnOff.error}
      onSend={(code) => turnOff.mutate(code, { onSuccess })}
      onClose={close}
    />
  );
}

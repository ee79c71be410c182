import { notifiesOwner, type StorageTarget, targetsInOrder } from '@veranda/domain/forms/document';
import { Button } from '@veranda/ui/Button.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConnectListDialog } from './ConnectListDialog.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { newTarget, targetLabels } from './targets.ts';
import { TargetFields } from './TargetFields.tsx';
import { t } from './messages.ts';

/** Targets of answers besides the site's own table. */
export function StoragePanel({ form, edits, isReadOnly }: FormPanelProps) {
  const targets = targetsInOrder(form);
  return (
    <div className="ui-stack">
      <p className="ui-muted">{t('answersAreAlwaysStoredHere')}</p>
      <Switch
        isSelected={notifiesOwner(form)}
        isDisabled={isReadOnly}
        onChange={(isOn) => edits.set('storage.notifyOwner', isOn)}
        note={t('emailToOwnerHelp')}
      >
        {form.purpose === 'newsletter' ? t('emailEachSignUp') : t('emailAnswersToTheOwner')}
      </Switch>
      {targets.map((target) => (
        <TargetPanel key={target.id} target={target} edits={edits} isReadOnly={isReadOnly} />
      ))}
      {isReadOnly ? null : <AddTarget form={form} edits={edits} />}
    </div>
  );
}

interface TargetPanelProps extends Pick<FormPanelProps, 'edits' | 'isReadOnly'> {
  readonly target: StorageTarget;
}

function TargetPanel({ target, edits, isReadOnly }: TargetPanelProps) {
  const { label } = targetLabels[target.kind];
  const remove = (
    <Button size="small" variant="quiet" onPress={() => edits.removeTarget(target)}>
      {t('remove')}
      <span className="ui-hidden"> {label}</span>
    </Button>
  );
  return (
    <Panel title={label} actions={isReadOnly ? undefined : remove}>
      <TargetFields target={target} isReadOnly={isReadOnly} onChange={edits.setTarget} />
    </Panel>
  );
}

function AddTarget({ form, edits }: Pick<FormPanelProps, 'form' | 'edits'>) {
  const isNewsletter = form.purpose === 'newsletter';
  const [isChoosing, setChoosing] = useState(false);
  const add = (kind: StorageTarget['kind']) =>
    kind === 'list' ? setChoosing(true) : edits.addTarget(newTarget(kind, crypto.randomUUID()));
  const kinds: readonly StorageTarget['kind'][] = isNewsletter
    ? ['list', 'email', 'sheet', 'automation']
    : ['email', 'list', 'sheet', 'automation'];
  return (
    <div>
      <Menu
        label={t('whereAnswersCanBeSent')}
        trigger={
          <Button>
            <Plus size={16} aria-hidden="true" />
            {t('connectADestination')}
          </Button>
        }
        actions={kinds.map((kind) => ({
          id: kind,
          label: targetLabels[kind].label,
          note: targetLabels[kind].note,
          onAction: () => add(kind),
        }))}
      />
      {isChoosing ? (
        <ConnectListDialog
          onClose={() => setChoosing(false)}
          onConnect={(target) => {
            setChoosing(false);
            edits.addTarget(target);
          }}
        />
      ) : null}
    </div>
  );
}

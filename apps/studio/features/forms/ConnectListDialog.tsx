import { useQuery } from '@tanstack/react-query';
import type { StorageTarget } from '@veranda/domain/forms/document';
import { checkListChoice } from '@veranda/domain/mailing-lists/list-choice';
import { isRefusal } from '@veranda/domain/refusal';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { listOptionsQuery } from '../../queries/connection-queries.ts';
import { ListTarget } from './ListTarget.tsx';
import { newTarget } from './targets.ts';
import { t } from './messages.ts';

type ListPlace = Extract<StorageTarget, { readonly kind: 'list' }>;

interface ConnectListDialogProps {
  readonly onConnect: (target: StorageTarget) => void;
  readonly onClose: () => void;
}

/**
 * Connects a mailing list to a form: which, and whether addresses are confirmed first (administration §2,
 * §3).
 */
export function ConnectListDialog({ onConnect, onClose }: ConnectListDialogProps) {
  const site = useSite();
  const [target, setTarget] = useState(() => newTarget('list', crypto.randomUUID()) as ListPlace);
  const lists = useQuery(listOptionsQuery(site.id, target.provider));
  const choice = checkListChoice(lists.data?.lists ?? [], target.listId);
  return (
    <Dialog
      title={t('connectAMailingList')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={isRefusal(choice)} onPress={() => onConnect(target)}>
            {t('connect')}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <ListTarget target={target} isReadOnly={false} onChange={(next) => setTarget(next as ListPlace)} />
      </div>
    </Dialog>
  );
}

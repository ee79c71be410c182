import { exportSubscriber, type Subscriber } from '@veranda/contracts/mailing-lists';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Ban, Download, Ellipsis, LogOut, RotateCcw, UserX } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { t } from './messages.ts';

interface SubscriberActionsProps {
  readonly person: Subscriber;
  readonly onSuppress: (person: Subscriber) => void;
  readonly onErase: (person: Subscriber) => void;
}

/** Actions on a subscriber, by their state. */
export function SubscriberActions(props: SubscriberActionsProps) {
  const { email } = props.person;
  return (
    <Menu
      label={t('actionsForEmail', { email })}
      trigger={
        <IconButton label={t('moreForEmail', { email })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={useMenuActions(props)}
    />
  );
}

function useMenuActions({
  person,
  onSuppress,
  onErase,
}: SubscriberActionsProps): readonly (MenuAction | 'rule')[] {
  const site = useSite();
  const { change } = useListMutations(site.id);
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const act = (event: 'unsubscribe' | 'release', text: string) =>
    change.mutate({ id: person.id, event }, { onSuccess: () => showToast({ text }), onError });
  const leave = () => act('unsubscribe', t('emailIsUnsubscribed', { email: person.email }));
  const release = () => act('release', t('canSignUpAgain', { email: person.email }));
  const isHere = person.state === 'subscribed' || person.state === 'pending';
  const isSuppressed = person.state === 'suppressed';
  const actions: readonly (MenuAction & { readonly isShown: boolean })[] = [
    { ...messages.unsubscribe, id: 'unsubscribe', isShown: isHere, onAction: leave },
    { ...messages.release, id: 'release', isShown: isSuppressed, onAction: release },
    { ...messages.suppress, id: 'suppress', isShown: !isSuppressed, onAction: () => onSuppress(person) },
  ];
  const erase = { ...messages.erase, id: 'erase', isDanger: true, onAction: () => onErase(person) };
  const file = addressOf(exportSubscriber, { params: { site: site.id }, query: { email: person.email } });
  const take = { ...messages.take, id: 'export', onAction: () => location.assign(file) };
  return [...actions.filter(({ isShown }) => isShown), 'rule', take, erase];
}

const messages = {
  unsubscribe: { label: t('unsubscribe'), icon: <LogOut size={16} aria-hidden="true" /> },
  release: {
    label: t('allowAgain'),
    note: t('allowAgainNote'),
    icon: <RotateCcw size={16} aria-hidden="true" />,
  },
  suppress: {
    label: t('suppress'),
    note: t('suppressNote'),
    icon: <Ban size={16} aria-hidden="true" />,
  },
  take: {
    label: t('exportData'),
    note: t('exportDataNote'),
    icon: <Download size={16} aria-hidden="true" />,
  },
  erase: { label: t('delete'), icon: <UserX size={16} aria-hidden="true" /> },
} as const;

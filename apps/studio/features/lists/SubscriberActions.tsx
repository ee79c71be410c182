import { exportSubscriber, type Subscriber } from '@veranda/contracts/lists';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAct } from '@veranda/ui/Menu.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Ban, Download, Ellipsis, LogOut, RotateCcw, UserX } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';

export interface SubscriberActionsProps {
  readonly person: Subscriber;
  readonly onSuppress: (person: Subscriber) => void;
  readonly onErase: (person: Subscriber) => void;
}

/** What can be done to somebody on a list, by where they stand. */
export function SubscriberActions(props: SubscriberActionsProps) {
  const { email } = props.person;
  return (
    <Menu
      label={`Actions for ${email}`}
      trigger={
        <IconButton label={`More for ${email}`} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={useMenuActions(props)}
    />
  );
}

function useMenuActions({
  person,
  onSuppress,
  onErase,
}: SubscriberActionsProps): readonly (MenuAct | 'rule')[] {
  const site = useSite();
  const { change } = useListMutations(site.id);
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const act = (event: 'unsubscribe' | 'release', text: string) =>
    change.mutate({ id: person.id, event }, { onSuccess: () => showToast({ text }), onError });
  const leave = () => act('unsubscribe', `${person.email} is unsubscribed`);
  const release = () => act('release', `${person.email} can sign up again`);
  const isHere = person.state === 'subscribed' || person.state === 'pending';
  const isSuppressed = person.state === 'suppressed';
  const actions: readonly (MenuAct & { readonly isShown: boolean })[] = [
    { ...words.unsubscribe, id: 'unsubscribe', isShown: isHere, onAction: leave },
    { ...words.release, id: 'release', isShown: isSuppressed, onAction: release },
    { ...words.suppress, id: 'suppress', isShown: !isSuppressed, onAction: () => onSuppress(person) },
  ];
  const erase = { ...words.erase, id: 'erase', isDanger: true, onAction: () => onErase(person) };
  const file = addressOf(exportSubscriber, { params: { site: site.id }, query: { email: person.email } });
  const take = { ...words.take, id: 'export', onAction: () => location.assign(file) };
  return [...actions.filter(({ isShown }) => isShown), 'rule', take, erase];
}

const words = {
  unsubscribe: { label: 'Unsubscribe', icon: <LogOut size={16} aria-hidden="true" /> },
  release: {
    label: 'Allow again',
    note: 'They can sign up again',
    icon: <RotateCcw size={16} aria-hidden="true" />,
  },
  suppress: {
    label: 'Suppress',
    note: 'Never write to this address again',
    icon: <Ban size={16} aria-hidden="true" />,
  },
  take: {
    label: 'Export data',
    note: 'What the lists store about them',
    icon: <Download size={16} aria-hidden="true" />,
  },
  erase: { label: 'Delete', icon: <UserX size={16} aria-hidden="true" /> },
} as const;

import { useQuery } from '@tanstack/react-query';
import { listNotSelected, noMailingLists } from '@veranda/domain/lists/list-choice';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { listOptionsQuery } from '../lists/connection-queries.ts';
import { Choice } from './Choice.tsx';
import type { TargetProps } from './target-props.ts';

/** The list that addresses are put on, and whether they are confirmed first. */
export function ListTarget({ target, isReadOnly, onChange }: TargetProps<'list'>) {
  return (
    <>
      <Choice
        label="Whose list"
        value={target.provider}
        onChange={(provider) => onChange({ ...target, provider, listId: '' })}
        segments={[
          { value: 'own', label: 'List of this site' },
          { value: 'mailchimp', label: 'Mailchimp' },
        ]}
      />
      <ListChoice key={target.provider} target={target} isReadOnly={isReadOnly} onChange={onChange} />
      <Switch
        isSelected={target.doubleOptIn}
        isDisabled={isReadOnly}
        onChange={(doubleOptIn) => onChange({ ...target, doubleOptIn })}
        note="Everybody who signs up gets a mail, and is on the list when they confirm it."
      >
        Require double opt-in
      </Switch>
    </>
  );
}

function ListChoice({ target, isReadOnly, onChange }: TargetProps<'list'>) {
  const site = useSite();
  const lists = useQuery(listOptionsQuery(site.id, target.provider));
  const place = target.provider === 'own' ? paths.lists(site.slug) : paths.connections(site.slug);
  if (lists.isError)
    return (
      <Notice tone="warn" action={<TextLink href={place}>Connected accounts</TextLink>}>
        {messageOf(lists.error)}
      </Notice>
    );
  if (lists.data?.lists.length === 0)
    return (
      <Notice tone="warn" action={<TextLink href={place}>Create a list</TextLink>}>
        {noMailingLists}
      </Notice>
    );
  const options = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !lists.data || options.some(({ value }) => value === target.listId);
  return (
    <Select
      label="List"
      options={options}
      value={isKnown ? target.listId || null : null}
      isDisabled={isReadOnly || lists.isPending}
      onChange={(listId) => onChange({ ...target, listId })}
      errorMessage={lists.data && (!isKnown || target.listId === '') ? listNotSelected : undefined}
    />
  );
}

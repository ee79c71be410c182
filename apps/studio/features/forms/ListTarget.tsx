import { useQuery } from '@tanstack/react-query';
import { checkListChoice } from '@veranda/domain/mailing-lists/list-choice';
import { isRefusal } from '@veranda/domain/refusal';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { listOptionsQuery } from '../../queries/connection-queries.ts';
import { Choice } from './Choice.tsx';
import type { TargetProps } from './targets.ts';
import { t } from './messages.ts';

/** The list that addresses are put on, and whether they are confirmed first. */
export function ListTarget({ target, isReadOnly, onChange }: TargetProps<'list'>) {
  return (
    <>
      <Choice
        label={t('whoseList')}
        isDisabled={isReadOnly}
        value={target.provider}
        onChange={(provider) => onChange({ ...target, provider, listId: '' })}
        segments={[
          { value: 'own', label: t('listOfThisSite') },
          { value: 'mailchimp', label: t('mailchimp') },
        ]}
      />
      <ListChoice key={target.provider} target={target} isReadOnly={isReadOnly} onChange={onChange} />
      <Switch
        isSelected={target.doubleOptIn}
        isDisabled={isReadOnly}
        onChange={(doubleOptIn) => onChange({ ...target, doubleOptIn })}
        note={t('doubleOptInHelp')}
      >
        {t('requireDoubleOptIn')}
      </Switch>
    </>
  );
}

function ListChoice({ target, isReadOnly, onChange }: TargetProps<'list'>) {
  const site = useSite();
  const lists = useQuery(listOptionsQuery(site.id, target.provider));
  const place = target.provider === 'own' ? paths.mailingLists(site.slug) : paths.connections(site.slug);
  if (lists.isError)
    return (
      <Notice tone="warn" action={<TextLink href={place}>{t('connectedAccounts')}</TextLink>}>
        {messageOf(lists.error)}
      </Notice>
    );
  const choice = lists.data ? checkListChoice(lists.data.lists, target.listId) : null;
  const isOpen = isRefusal(choice);
  if (isOpen && choice.code === 'no-mailing-lists')
    return (
      <Notice tone="warn" action={<TextLink href={place}>{t('createAList')}</TextLink>}>
        {t('noMailingLists')}
      </Notice>
    );
  const options = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t('list')}
      options={options}
      value={isOpen ? null : target.listId || null}
      isDisabled={isReadOnly || lists.isPending}
      onChange={(listId) => onChange({ ...target, listId })}
      errorMessage={isOpen ? t('listNotSelected') : undefined}
    />
  );
}

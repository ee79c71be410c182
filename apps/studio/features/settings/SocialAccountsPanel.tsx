import { isWebAddress } from '@veranda/domain/rich-text/links';
import { socialServiceOf } from '@veranda/domain/blocks/social-links/services';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';
import './settings.css';

/** At most this many accounts (settings contract). */
const maxAccounts = 20;

/** The accounts of the site on other services, in the order in which pages show them. */
export function SocialAccountsPanel({ control }: GeneralPanelProps) {
  const accounts = useFieldArray({ control, name: 'socialAccounts', keyName: 'key' });
  return (
    <Panel title={t('socialAccounts')} note={t('socialAccountsNote')}>
      {accounts.fields.length === 0 ? <p className="ui-muted">{t('noAccounts')}</p> : null}
      {accounts.fields.map(({ key }, index) => (
        <Account
          key={key}
          control={control}
          index={index}
          onUp={() => accounts.move(index, index - 1)}
          onRemove={() => accounts.remove(index)}
        />
      ))}
      <div>
        <Button
          size="small"
          isDisabled={accounts.fields.length >= maxAccounts}
          onPress={() => accounts.append({ url: '' })}
        >
          <Plus size={14} aria-hidden="true" />
          {t('addAccount')}
        </Button>
      </div>
    </Panel>
  );
}

interface AccountProps extends GeneralPanelProps {
  readonly index: number;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

function Account({ control, index, onUp, onRemove }: AccountProps) {
  const url = useWatch({ control, name: `socialAccounts.${index}.url` });
  const name = url ? socialServiceOf(url).title : '';
  const label = t('accountNumber', { number: index + 1 });
  return (
    <div className="social-account" role="group" aria-label={label}>
      <FormText
        control={control}
        name={`socialAccounts.${index}.url`}
        label={name || label}
        description={t('accountHelp')}
        maxLength={2_000}
        check={(address) => isWebAddress(address.trim()) || t('accountProblem')}
      />
      <span className="social-account-actions">
        <IconButton
          label={t('moveAccountUp', { name: name || label })}
          isDisabled={index === 0}
          onPress={onUp}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('removeName', { name: name || label })} onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}

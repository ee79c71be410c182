import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { ProductField } from '../blocks/ProductField.tsx';
import { type AccessValue, shortestPassword } from './page-access.ts';
import type { PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

const kinds: readonly { readonly value: AccessValue['kind']; readonly label: string }[] = [
  { value: 'everyone', label: t('everyone') },
  { value: 'password', label: t('anyoneWithThePassword') },
  { value: 'members', label: t('membersWhoAreLogged') },
  { value: 'paywall', label: t('membersWhoBoughtAProduct') },
];

/** Access to a page among those who see the site. */
export function PageAccessFields({ control }: PageFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'access', rules: { validate: problemOf } });
  const { value, onChange } = field;
  const problem = fieldState.error?.message;
  return (
    <>
      <Select
        label={t('visibility')}
        options={kinds}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind: kind as AccessValue['kind'] })}
        description={t('visibilityDescription')}
        errorMessage={value.kind === 'paywall' ? problem : undefined}
      />
      {value.kind === 'password' ? (
        <PagePassword value={value} onChange={onChange} problem={problem} />
      ) : null}
      {value.kind === 'paywall' ? (
        <PaywallProducts
          ids={value.productIds}
          onChange={(productIds) => onChange({ ...value, productIds })}
        />
      ) : null}
    </>
  );
}

interface PagePasswordProps {
  readonly value: AccessValue;
  readonly onChange: (value: AccessValue) => void;
  readonly problem: string | undefined;
}

function PagePassword({ value, onChange, problem }: PagePasswordProps) {
  return (
    <TextField
      label={value.hasPassword ? t('newPassword') : t('password')}
      optional={value.hasPassword}
      value={value.password}
      onChange={(password) => onChange({ ...value, password })}
      maxLength={100}
      autoComplete="off"
      description={value.hasPassword ? t('keepPasswordHelp') : undefined}
      errorMessage={problem}
    />
  );
}

interface PaywallProductsProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function PaywallProducts({ ids, onChange }: PaywallProductsProps) {
  const shown = ids.length === 0 ? [''] : ids;
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{t('productsGiveAccess')}</legend>
      {shown.map((id, index) => (
        <div key={`${String(index)}-${id}`} className="ui-row ui-row--nowrap">
          <div className="ui-grow">
            <ProductField
              label={t('productNumber', { number: index + 1 })}
              value={id}
              onChange={(next) => onChange(shown.with(index, next))}
            />
          </div>
          {shown.length > 1 ? (
            <IconButton
              label={t('removeProductNumber', { number: index + 1 })}
              onPress={() => onChange(shown.toSpliced(index, 1))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      <div>
        <Button size="small" isDisabled={shown.includes('')} onPress={() => onChange([...shown, ''])}>
          {t('addAProduct')}
        </Button>
      </div>
    </fieldset>
  );
}

function problemOf({ kind, hasPassword, password, productIds }: AccessValue): string | true {
  if (kind === 'paywall') return productIds.some(Boolean) || t('chooseAtLeastOneProduct');
  if (kind !== 'password' || (hasPassword && password === '')) return true;
  return password.trim().length >= shortestPassword || t('passwordTooShort', { shortestPassword });
}

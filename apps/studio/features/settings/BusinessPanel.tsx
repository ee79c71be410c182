import { emailLength } from '@veranda/domain/mail/email-address';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

/** Name and address of the business: for mails and the foot of the pages. */
export function BusinessPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title={t('business')} note={t('businessNote')}>
      <FormText control={control} name="businessName" label={t('businessName')} maxLength={200} optional />
      <FormText
        control={control}
        name="businessEmail"
        label={t('emailAddress')}
        maxLength={emailLength.max}
        optional
        description={t('emailAddressDescription')}
      />
      <FormText
        control={control}
        name="address"
        label={t('address')}
        optional
        rows={3}
        description={t('addressDescription')}
      />
    </Panel>
  );
}

import { emailLength } from '@veranda/domain/mail/email-address';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';

/** Who sells: for mails and the foot of the pages. */
export function BusinessPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title="Business" note="For mails to your customers and the foot of your pages.">
      <FormText control={control} name="businessName" label="Name of the business" maxLength={200} optional />
      <FormText
        control={control}
        name="businessEmail"
        label="E-mail address"
        maxLength={emailLength.max}
        optional
        description="Orders, form answers and disputes are mailed here, and your pages show it. Without one they are mailed to the owner’s log-in address, and your pages show none."
      />
      <FormText
        control={control}
        name="address"
        label="Address"
        optional
        rows={3}
        description="Up to six lines."
      />
    </Panel>
  );
}

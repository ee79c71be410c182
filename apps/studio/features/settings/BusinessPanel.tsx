import { emailLength } from '@veranda/domain/mail/email-address';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';

/** Who sells: for mails and the foot of the pages. */
export function BusinessPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title="Business" note="Used in e-mails to customers and in the footer of your pages.">
      <FormText control={control} name="businessName" label="Business name" maxLength={200} optional />
      <FormText
        control={control}
        name="businessEmail"
        label="E-mail address"
        maxLength={emailLength.max}
        optional
        description="You get order, form and dispute e-mails here, and your pages show it. If empty, they go to the owner’s login address and your pages show none."
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

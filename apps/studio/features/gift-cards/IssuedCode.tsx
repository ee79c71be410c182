import type { issueGiftCard } from '@veranda/contracts/gift-cards';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { showMoney } from '../../format-money.ts';
import { t } from './messages.ts';

/** The code of a card that was just issued: it is kept as a hash, and cannot be shown again. */
export function IssuedCode({ issued }: { readonly issued: EndpointOutput<typeof issueGiftCard> }) {
  const [isCopied, setCopied] = useState(false);
  const { giftCard, code } = issued;
  const amount = showMoney(giftCard.initial);
  const copy = () => {
    void navigator.clipboard.writeText(code).then(() => setCopied(true));
  };
  return (
    <div className="ui-stack">
      <p>
        {giftCard.recipientEmail
          ? t('emailedCopyCode', { amount, email: giftCard.recipientEmail })
          : t('copyCode', { amount })}
      </p>
      <p className="gift-code">{code}</p>
      <Button onPress={copy}>{isCopied ? t('copied') : t('copy')}</Button>
    </div>
  );
}

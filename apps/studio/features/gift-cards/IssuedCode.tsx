import type { issueGiftCard } from '@veranda/contracts/gift-cards';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { showMoney } from '../../format-money.ts';

/** The code of a card that was just issued: it is kept as a hash, and cannot be shown again. */
export function IssuedCode({ issued }: { readonly issued: EndpointOutput<typeof issueGiftCard> }) {
  const [isCopied, setCopied] = useState(false);
  const { giftCard, code } = issued;
  const copy = () => {
    void navigator.clipboard.writeText(code).then(() => setCopied(true));
  };
  return (
    <div className="ui-stack">
      <p>
        {showMoney(giftCard.initial)}
        {giftCard.recipientEmail ? `, e-mailed to ${giftCard.recipientEmail}` : ''}. Copy the code now. You
        won’t see it again.
      </p>
      <p className="gift-code">{code}</p>
      <Button onPress={copy}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </div>
  );
}

import { donation } from '@veranda/domain/blocks/donation/donation';
import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { formatMoney } from '@veranda/domain/money/format';
import { toMajor } from '@veranda/domain/money/money';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const donationView: BlockView = {
  kind: donation,
  template,
  context,
  // What is empty shows words of the fund or of the platform, which are not the block’s.
  inline: (value) =>
    [
      { path: 'title', selector: '.v-donation-title' },
      { path: 'text', selector: '.v-donation-text' },
      { path: 'buttonText', selector: '.v-btn' },
    ].filter(({ path }) => textAt(value, path) !== ''),
  needs: (value) => ({ fundId: textAt(value, 'fundId') }),
};

/** The fund while it is open, with the amounts to choose from. */
function context(session: Session, { id, value }: CompleteBlock) {
  const fund = session.catalog.funds.get(textAt(value, 'fundId'));
  if (!fund?.isOpen) return null;
  const { currency, language } = session.snapshot.website;
  const amounts = flagAt(value, 'showAmounts') ? fund.suggestedMinor : [];
  const preferred = amounts.length > 1 ? 1 : 0;
  return {
    title: textAt(value, 'title') || fund.name,
    text: textAt(value, 'text'),
    action: `/donate/${fund.id}`,
    amounts: amounts.map((minor, index) => ({
      id: `donation-${id}-${index}`,
      value: toMajor(minor, currency),
      label: formatMoney(minor, currency, language),
      chosen: index === preferred,
    })),
    buttonText: textAt(value, 'buttonText') || (session.strings['donateButton'] ?? ''),
  };
}

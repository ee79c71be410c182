import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { translatorOf } from '@veranda/messages/catalog';
import { testBankMessages } from '@veranda/messages/test-bank/messages';
import bank from './bank-page.html?raw';
import { renderPurchasePage } from './purchase-page.ts';
import type { ScriptInventory } from './script-inventory.ts';

/** Question of the test bank. */
interface BankQuestion {
  readonly siteTitle: string;
  readonly asksFor: 'payment' | 'card';
  /** Address that the answer is sent to. */
  readonly action: string;
  /** Parameters that are sent with it. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

const bankBody = platformTemplate<ReturnType<typeof bankContext>>(bank);

/** The page of the test bank in the language of the site; it exists where no money is charged. */
export function renderBankPage(
  question: BankQuestion,
  { language, entry }: { readonly language: string; readonly entry?: ScriptInventory },
): string {
  const context = bankContext(question, language);
  const body = bankBody(context);
  return renderPurchasePage({ title: context.title, language, body, ...(entry ? { entry } : {}) });
}

function bankContext({ siteTitle, asksFor, ...question }: BankQuestion, language: string) {
  const t = translatorOf(testBankMessages, language);
  const isCard = asksFor === 'card';
  return {
    ...question,
    title: t('title'),
    heading: t('heading'),
    question: t(isCard ? 'asksForCard' : 'asksForPayment', { siteTitle }),
    note: t('note'),
    approveText: t(isCard ? 'confirmCard' : 'pay'),
    refuseText: t('refuse'),
  };
}

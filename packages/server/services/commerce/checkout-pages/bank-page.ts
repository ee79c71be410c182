import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import bank from './bank-page.html?raw';
import { renderPurchasePage } from './purchase-page.ts';
import type { ScriptInventory } from './script-inventory.ts';

/** Question of the test bank. */
interface BankQuestion {
  readonly siteTitle: string;
  /** Text after the name of the site: its question. */
  readonly question: string;
  readonly approveText: string;
  /** Address that the answer is sent to. */
  readonly action: string;
  /** Parameters that are sent with it. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

const bankBody = platformTemplate<BankQuestion>(bank);

/** The page of the test bank, which is in English: it exists where no money is charged. */
export function renderBankPage(
  question: BankQuestion,
  { language, entry }: { readonly language: string; readonly entry?: ScriptInventory },
): string {
  const body = bankBody(question);
  return renderPurchasePage({ title: 'Test bank', language, body, ...(entry ? { entry } : {}) });
}

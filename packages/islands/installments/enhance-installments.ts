import type { InstallmentProps } from '@veranda/contracts/islands';
import { object, text } from '@veranda/domain/decoders';
import { openTerms } from './open-terms.ts';

export const installmentProps = object<InstallmentProps>({ infoUrl: text });

/** Opens what installments are in a modal; without script the link leads to its page. */
export function enhanceInstallments(link: HTMLAnchorElement, { infoUrl }: InstallmentProps): void {
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openTerms(infoUrl);
  });
}

import { passwordStrengths } from '@veranda/domain/accounts/passwords';

const quietMs = 200;

/**
 * Says how hard a chosen password is to guess, as text and in bars. The list of common passwords is fetched
 * with the first touch of the field; where it cannot be loaded nothing is said, and the server judges as it
 * always does.
 */
export function enhancePasswordMeter(part: HTMLElement): void {
  const field = part.querySelector<HTMLInputElement>('input');
  const meter = part.querySelector<HTMLElement>('.v-password-meter');
  const bars = meter?.querySelector<HTMLElement>('.v-password-bars');
  const status = meter?.querySelector<HTMLElement>('[role="status"]');
  if (!field || !meter || !bars || !status) return;
  let timer = 0;
  const show = async (): Promise<void> => {
    const { passwordStrength } = await import('@veranda/domain/accounts/password-strength');
    const { value } = field;
    const strength = value === '' ? null : passwordStrength(value, knownOf(field));
    bars.hidden = strength === null;
    meter.dataset['strength'] = strength ?? '';
    const level = strength === null ? -1 : passwordStrengths.indexOf(strength);
    for (const [index, bar] of [...bars.children].entries()) bar.classList.toggle('is-on', index <= level);
    const words = strength === null ? '' : `${meter.dataset['label']}: ${meter.dataset[strength]}`;
    if (status.textContent !== words) status.textContent = words;
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show().catch(() => undefined), quietMs);
  };
  field.addEventListener('input', later);
  later();
}

// Personal words that the form knows: a password that is made of it is easy to guess.
function knownOf({ form }: HTMLInputElement): string[] {
  return ['email', 'firstName', 'lastName'].flatMap((name) => {
    const other = form?.elements.namedItem(name);
    return other instanceof HTMLInputElement ? [other.value] : [];
  });
}

import { type PasswordStrength, passwordStrengths } from '@veranda/domain/accounts/passwords';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { t } from './messages.ts';

const messages: Readonly<Record<PasswordStrength, string>> = {
  weak: t('tooEasyToGuess'),
  fair: t('fair'),
  good: t('good'),
  strong: t('strong'),
};

/**
 * The strength of a password once typing pauses, as the meter shows it. The list of common passwords is
 * loaded with the first character; where it cannot be loaded nothing is shown, and the server judges as it
 * always does.
 */
export function usePasswordStrength(password: string, known: readonly string[]) {
  const settled = useDebouncedValue(password, 200);
  const person = known.join('\n');
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    if (settled === '') return;
    let isCurrent = true;
    void import('@veranda/domain/accounts/password-strength')
      .then(({ passwordStrength }) => isCurrent && setStrength(passwordStrength(settled, person.split('\n'))))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [settled, person]);
  const shown = password === '' ? null : strength;
  return {
    level: shown === null ? null : passwordStrengths.indexOf(shown) + 1,
    words: shown === null ? '' : t('passwordStrengthWords', { words: messages[shown] }),
    isRefused: shown === 'weak',
  };
}

/** Characters that a password has at least. */
export const minPasswordLength = 8;
/** Strengths of a password in ascending order; the first is refused (decision 0119). */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

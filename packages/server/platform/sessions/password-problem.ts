/**
 * Reason why a new password is refused, or null. The list of common ones is loaded with the first password,
 * not when a process starts.
 */
export async function passwordProblem(password: string, known: readonly string[]) {
  const strength = await import('@veranda/domain/accounts/password-strength');
  return strength.passwordProblem(password, known);
}

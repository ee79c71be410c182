/** True when an error is PostgreSQL's unique violation (23505), of any constraint or of the one named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = error as { code?: unknown; constraint?: unknown } | null;
  return fault?.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

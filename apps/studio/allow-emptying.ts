interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Lets an element be emptied by `innerHTML = ''`, as React Aria does with its announcements when a number is
 * typed, and nothing else: markup as a text is refused as before (the page requires Trusted Types).
 */
export function allowEmptying(): void {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  types?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}

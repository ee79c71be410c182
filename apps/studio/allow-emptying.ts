interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

/**
 * Lets an element be emptied by `innerHTML = ''`, as React Aria does with its announcements when a number is
 * typed, and nothing else: markup as a text is refused as before (the page requires Trusted Types). It is an
 * exception and no empty answer, which ProseMirror would take for what was pasted.
 */
export function allowEmptying(): void {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  types?.createPolicy('default', { createHTML: onlyEmpty });
}

function onlyEmpty(text: string): string {
  if (text !== '') throw new TypeError('markup as a text is refused');
  return text;
}

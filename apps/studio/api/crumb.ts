const names = ['__Host-crumb', 'crumb'];

/** The crumb of the studio's cookie, sent back in `X-CSRF-Token` (security, controls); empty without one. */
export function readCrumb(): string {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  for (const name of names) {
    const found = pairs.find(([key]) => key === name);
    if (found) return decodeURIComponent(found.slice(1).join('='));
  }
  return '';
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as this computer writes them: `Mod+Shift+Z` is ⇧⌘Z on a Mac and Ctrl+Shift+Z elsewhere. */
export function keyNames(keys: string): string {
  if (!isApple) return keys.replace('Mod', 'Ctrl');
  const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
  return keys.replace(/(Mod|Shift|Alt)\+/g, (_all, name: string) => signs[name] ?? name);
}

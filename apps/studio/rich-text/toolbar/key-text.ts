const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** A key together with Ctrl or ⌘, as keyboards of this system write it: `⇧⌘S`, `Ctrl+Shift+S`. */
export function keyText(key: string): string {
  return isApple ? key.replace(/^(?:Shift\+)?/, (shift) => `${shift ? '⇧' : ''}⌘`) : `Ctrl+${key}`;
}

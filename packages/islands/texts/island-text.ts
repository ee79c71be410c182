import { type IslandText, islandTexts, textsMark } from '@veranda/contracts/island-texts';

let own: Partial<Record<IslandText, string>> | null = null;

/** What an island says: the owner's words where the page carries them, else the English ones; `{name}` is filled in. */
export function textOf(key: IslandText, params: Readonly<Record<string, string>> = {}): string {
  own ??= readOwn();
  return (own[key] ?? islandTexts[key]).replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}

function readOwn(): Partial<Record<IslandText, string>> {
  const mark = typeof document === 'undefined' ? null : document.getElementById(textsMark);
  return mark ? (JSON.parse(mark.textContent ?? '{}') as Partial<Record<IslandText, string>>) : {};
}

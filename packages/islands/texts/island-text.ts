import { type IslandText, islandTexts, textsMark } from '@veranda/contracts/island-texts';

let own: Readonly<Record<string, string>> | null = null;

/** What an island says: the owner's words where the page carries them, else the English ones; `{name}` is filled in. */
export function textOf(key: IslandText, params: Readonly<Record<string, string>> = {}): string {
  return (ownTexts()[key] ?? islandTexts[key]).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => params[name] ?? whole,
  );
}

/** What the page says in other words than the English ones: those of islands by key, sentences of forms by their English. */
export function ownTexts(): Readonly<Record<string, string>> {
  own ??= readOwn();
  return own;
}

function readOwn(): Readonly<Record<string, string>> {
  const mark = typeof document === 'undefined' ? null : document.getElementById(textsMark);
  return mark ? (JSON.parse(mark.textContent ?? '{}') as Readonly<Record<string, string>>) : {};
}

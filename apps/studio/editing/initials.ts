/** One or two letters for a name or an e-mail address: `Ana Costa` is AC, `ben@site.example` is B. */
export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.split(/\s+/).filter(Boolean) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0],
  );
  return letters.join('').toLocaleUpperCase();
}

/** Something to be found, by words that it is known by. */
interface Findable {
  readonly label: string;
}

/** Those whose label has every word of a search, those that begin with it first. */
export function matching<T extends Findable>(all: readonly T[], search: string): readonly T[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
  const start = words[0] ?? '';
  const rank = ({ label }: T) => (label.toLocaleLowerCase().startsWith(start) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

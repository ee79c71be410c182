import type { Finding } from './source-file.ts';

type KnownFindings = Readonly<Record<string, number>>;

/** Paths and rules with more findings than the list of those that stand for now has. */
export function freshFindings(findings: readonly Finding[], known: KnownFindings): string[] {
  return [...countsOf(findings)].filter(([key, count]) => count > (known[key] ?? 0)).map(([key]) => key);
}

/** Paths and rules of which the list has more findings than there are. */
export function goneFindings(findings: readonly Finding[], known: KnownFindings): string[] {
  const counts = countsOf(findings);
  return Object.entries(known)
    .filter(([key, count]) => count > (counts.get(key) ?? 0))
    .map(([key]) => key);
}

/** The text of `known-findings.data.ts` without what is gone. It gains nothing by this. */
export function shortenedList(text: string, findings: readonly Finding[]): string {
  const counts = countsOf(findings);
  return text.replaceAll(/^ {2}'(.+)': (\d+),\n/gm, (_, key: string, known: string) => {
    const count = Math.min(Number(known), counts.get(key) ?? 0);
    return count === 0 ? '' : `  '${key}': ${count},\n`;
  });
}

/** The key of a finding: its path and rule. */
export function keyOf({ path, rule }: Finding): string {
  return `${path} ${rule}`;
}

function countsOf(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
}

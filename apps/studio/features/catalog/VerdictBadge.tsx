import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import type { Verdict } from './import-report.ts';

const words: Readonly<Record<Verdict, { before: string; after: string; tone: BadgeTone }>> = {
  create: { before: 'Adds', after: 'Added', tone: 'ok' },
  update: { before: 'Changes', after: 'Changed', tone: 'info' },
  unchanged: { before: 'Unchanged', after: 'Unchanged', tone: 'neutral' },
  refused: { before: 'Rejected', after: 'Rejected', tone: 'danger' },
};

export interface VerdictBadgeProps {
  readonly verdict: Verdict;
  readonly isDone: boolean;
}

/** What a row of the file does, or has done. */
export function VerdictBadge({ verdict, isDone }: VerdictBadgeProps) {
  const { before, after, tone } = words[verdict];
  return <Badge tone={tone}>{isDone ? after : before}</Badge>;
}

import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import type { Verdict } from './import-report.ts';
import { t } from './messages.ts';

const messages: Readonly<Record<Verdict, { before: string; after: string; tone: BadgeTone }>> = {
  create: { before: t('adds'), after: t('added'), tone: 'ok' },
  update: { before: t('changes'), after: t('changed'), tone: 'info' },
  unchanged: { before: t('unchanged'), after: t('unchanged'), tone: 'neutral' },
  refused: { before: t('rejected'), after: t('rejected'), tone: 'danger' },
};

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  readonly isDone: boolean;
}

/** Effect of a row of the file, before and after the import. */
export function VerdictBadge({ verdict, isDone }: VerdictBadgeProps) {
  const { before, after, tone } = messages[verdict];
  return <Badge tone={tone}>{isDone ? after : before}</Badge>;
}

import { t } from './messages.ts';

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
}

/** What was said before, and what is said now. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  return (
    <dl className="change-words">
      <dt>{t('saidBefore')}</dt>
      <dd>
        <del>{before || '—'}</del>
      </dd>
      <dt>{t('saysNow')}</dt>
      <dd>
        <ins>{after || '—'}</ins>
      </dd>
    </dl>
  );
}

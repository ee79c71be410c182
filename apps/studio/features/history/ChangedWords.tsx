import { t } from './messages.ts';

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
}

/** The text before and after a change. */
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

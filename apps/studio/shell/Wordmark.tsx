import { t } from './messages.ts';

/** The sign of the studio. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
        <path
          d="M4 13 16 6l12 7M7 13v12m18-12v12M4 25h24M13 25v-7h6v7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {t('veranda')}
    </span>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { Review } from '@veranda/contracts/documents';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useEffect, useRef } from 'react';
import type { DocumentReview } from '../../documents/review.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

const tones = { open: 'info', review: 'info', 'sent-back': 'warn', accepted: 'ok' } as const;

const texts: Readonly<Record<Review['state'], string>> = {
  open: t('proposalOpen'),
  review: t('proposalInReview'),
  'sent-back': t('proposalSentBack'),
  accepted: t('proposalAccepted'),
};

/** What becomes of the changes of a draft editor, with the note of the reviewer; it is announced when it changes. */
export function ReviewNotice({ review }: { readonly review: DocumentReview }) {
  const told = useStore(review);
  useRefetchAfter(told);
  return (
    <div role="status">
      {told ? (
        <Notice tone={tones[told.state]}>
          {texts[told.state]}
          {told.answer && (told.state === 'accepted' || told.state === 'sent-back') ? (
            <> {t('reviewerNote', { note: told.answer })}</>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}

// The badges of the page and the list of proposals tell the same.
function useRefetchAfter(told: Review | null): void {
  const { id: site } = useSite();
  const client = useQueryClient();
  const seen = useRef(told);
  useEffect(() => {
    const before = seen.current;
    seen.current = told;
    if (before && told && before !== told) void client.invalidateQueries({ queryKey: ['site', site] });
  }, [client, site, told]);
}

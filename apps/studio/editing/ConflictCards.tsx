import { Suspense } from 'react';
import type { DocumentSession } from '../documents/document-session.ts';
import { useSelected, useStore } from '../documents/use-document-session.ts';
import { laterPart } from '../later-part.ts';
import { type Conflict, conflictsOf } from './conflicts.ts';
import { t } from './messages.ts';

const ConflictCard = laterPart(() => import('./ConflictCard.tsx').then((file) => file.ConflictCard));

/** What its author did and what others have made impossible, until it is seen to. */
export function ConflictCards<D>({ session }: { readonly session: DocumentSession<D> }) {
  const hasRefused = useSelected(session, ({ refused }) => refused.length > 0);
  return hasRefused ? <RefusedCards session={session} /> : null;
}

function RefusedCards<D>({ session }: { readonly session: DocumentSession<D> }) {
  const { document, refused, replica } = useStore(session);
  const dismiss = ({ ids }: Conflict) => ids.forEach((id) => session.dismiss(id));
  return (
    <section className="conflict-cards" aria-label={t('changesThatCouldNotBeMade')} role="alert">
      <Suspense fallback={null}>
        {conflictsOf(replica.kind, document, refused).map((conflict) => (
          <ConflictCard
            key={conflict.id}
            conflict={conflict}
            onDismiss={() => dismiss(conflict)}
            onUse={(value) => {
              dismiss(conflict);
              if (conflict.choice)
                session.change([conflict.choice.put(value)], { label: conflict.label, isUnguarded: true });
            }}
          />
        ))}
      </Suspense>
    </section>
  );
}

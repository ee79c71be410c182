import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '@veranda/contracts/publishing';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { documentPath } from './document-path.ts';
import { proposalDetails } from './describe-change.ts';
import { t } from './messages.ts';
import { proposalsQuery, useAcceptProposal, useAskForReview, useSendBack } from './proposal-queries.ts';
import './publishing.css';

interface ProposalsDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Proposals under way: their authors ask for a review, whoever may publish accepts them or sends them back. Authors
 * see their own that were accepted lately too.
 */
export function ProposalsDialog({ site, isOpen, onClose }: ProposalsDialogProps) {
  const read = useQuery({ ...proposalsQuery(site.id), enabled: isOpen, staleTime: 0 });
  return (
    <Dialog title={t('proposals')} kind="drawer" isOpen={isOpen} onClose={onClose}>
      {read.isError ? (
        <ErrorState message={messageOf(read.error)} onRetry={() => void read.refetch()} />
      ) : read.isPending ? (
        <Skeleton height="52px" />
      ) : read.data.proposals.length === 0 ? (
        <p>{t('noProposals')}</p>
      ) : (
        <ol className="revisions">
          {read.data.proposals.map((proposal) => (
            <ProposalItem key={proposal.id} site={site} proposal={proposal} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

const stateLabels: Readonly<Record<Proposal['state'], string>> = {
  open: t('proposalOpen'),
  review: t('proposalReview'),
  'sent-back': t('proposalSentBack'),
  accepted: t('proposalAccepted'),
};

const tones: Readonly<Record<Proposal['state'], BadgeTone>> = {
  open: 'neutral',
  review: 'warn',
  'sent-back': 'info',
  accepted: 'ok',
};

function ProposalItem({ site, proposal }: { readonly site: SiteDetail; readonly proposal: Proposal }) {
  const mayPublish = site.rights['pages'] === 'publish';
  const { title, author, note, answer, state } = proposal;
  const path = documentPath(site.slug, { kind: proposal.kind, id: proposal.documentId });
  return (
    <li className="revision schedule">
      <div className="ui-grow">
        <strong>{path === null ? title : <TextLink href={path}>{title}</TextLink>}</strong>
        <div className="ui-help">{proposalDetails(proposal).join(' · ')}</div>
        <div className="ui-help">{t('proposedBy', { author })}</div>
        {note ? <p className="proposal-note">{note}</p> : null}
        {answer && (state === 'sent-back' || state === 'accepted') ? (
          <Notice tone="info">{answer}</Notice>
        ) : null}
        {mayPublish && state === 'review' ? <ReviewControls site={site.id} proposal={proposal} /> : null}
        {!mayPublish && (state === 'open' || state === 'sent-back') ? (
          <AskControls site={site.id} proposal={proposal} />
        ) : null}
      </div>
      <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
    </li>
  );
}

interface ControlsProps {
  readonly site: string;
  readonly proposal: Proposal;
}

function ReviewControls({ site, proposal: { id: proposal, seq } }: ControlsProps) {
  const accept = useAcceptProposal(site);
  const back = useSendBack(site);
  return (
    <NotedControls label={t('noteToAuthor')} error={accept.error ?? back.error}>
      {(note) => (
        <>
          <Button
            size="small"
            variant="primary"
            isPending={accept.isPending}
            onPress={() => accept.mutate({ proposal, seq, note })}
          >
            {t('accept')}
          </Button>
          <Button size="small" isPending={back.isPending} onPress={() => back.mutate({ proposal, note })}>
            {t('sendBack')}
          </Button>
        </>
      )}
    </NotedControls>
  );
}

function AskControls({ site, proposal: { id: proposal } }: ControlsProps) {
  const ask = useAskForReview(site);
  return (
    <NotedControls label={t('noteToReviewer')} error={ask.error}>
      {(note) => (
        <Button
          size="small"
          variant="primary"
          isPending={ask.isPending}
          onPress={() => ask.mutate({ proposal, note })}
        >
          {t('askForReview')}
        </Button>
      )}
    </NotedControls>
  );
}

interface NotedControlsProps {
  readonly label: string;
  readonly error: Error | null;
  /** Buttons, for the note that is written by then. */
  readonly children: (note: string) => ReactNode;
}

/** A note, and what is done with it. */
function NotedControls({ label, error, children }: NotedControlsProps) {
  const [note, setNote] = useState('');
  return (
    <div className="schedule-controls">
      {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
      <TextField label={label} optional value={note} onChange={setNote} maxLength={1000} rows={2} />
      {children(note.trim())}
    </div>
  );
}

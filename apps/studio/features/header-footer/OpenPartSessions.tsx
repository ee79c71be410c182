import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import { headerFooterKinds } from '@veranda/domain/header-footer/header-footer-kinds';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { useEffect } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { OpenPart } from './open-parts.ts';

interface OpenPartSessionsProps {
  readonly parts: readonly HeaderFooterKey[];
  readonly onOpen: (part: HeaderFooterKey, open: OpenPart | undefined) => void;
}

/** Keeps the documents of header and footer open. */
export function OpenPartSessions({ parts, onOpen }: OpenPartSessionsProps) {
  return parts.map((part) => <PartSession key={part} part={part} onOpen={onOpen} />);
}

interface PartSessionProps {
  readonly part: HeaderFooterKey;
  readonly onOpen: OpenPartSessionsProps['onOpen'];
}

function PartSession({ part, onOpen }: PartSessionProps) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: headerFooterKinds[part], id: site });
  const open = opening.state === 'open' ? opening.open : undefined;
  useEffect(() => {
    onOpen(part, open);
    return () => onOpen(part, undefined);
  }, [part, open, onOpen]);
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return open ? <UnsentGuard open={open} /> : null;
}

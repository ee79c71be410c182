import { useQuery } from '@tanstack/react-query';
import type { PageCard } from '@veranda/contracts/pages';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { pagesQuery } from '../../queries/page-queries.ts';

export interface FollowLinkProps {
  readonly href: string;
  /** The page that is edited. */
  readonly page: PageCard;
  readonly onClose: () => void;
}

/** Asks before a link of the preview leaves the page that is edited. */
export function FollowLink({ href, page, onClose }: FollowLinkProps) {
  const site = useSite();
  const navigate = useNavigate();
  const pages = useQuery(pagesQuery(site.id));
  const target = pages.data?.pages.find((each) => !each.inTrash && leadsTo(href, each));
  const isHere = target?.id === page.id;
  return (
    <Dialog
      title={isHere ? 'You are on this page' : 'Leave this page?'}
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            Stay here
          </Button>
          <LinkButton href={href} target="_blank" rel="noopener" onPress={onClose}>
            Open in a new tab
          </LinkButton>
          {target && !isHere ? (
            <Button
              variant="primary"
              onPress={() => {
                onClose();
                void navigate(paths.page(site.slug, target.id));
              }}
            >
              Edit “{target.title}”
            </Button>
          ) : null}
        </>
      }
    >
      <p className="ui-break">The link leads to {target ? `“${target.title}”` : href}.</p>
    </Dialog>
  );
}

function leadsTo(href: string, { url, isHome }: PageCard): boolean {
  const [from, to] = [new URL(href), new URL(url)];
  const path = from.pathname.replace(/(?<=.)\/$/, '');
  return from.origin === to.origin && (path === to.pathname || (isHome && path === '/'));
}

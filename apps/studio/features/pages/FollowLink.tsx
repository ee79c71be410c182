import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { t } from './messages.ts';

interface FollowLinkProps {
  readonly href: string;
  /** Path of what is edited. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Asks before a link of the preview leaves the page that is edited. */
export function FollowLink({ href, path, onClose }: FollowLinkProps) {
  const site = useSite();
  const navigate = useNavigate();
  const pages = useQuery(pagesQuery(site.id));
  const target = pages.data?.pages.find((page) => !page.inTrash && leadsTo(href, page));
  const isHere = new URL(href).pathname === path;
  return (
    <Dialog
      title={isHere ? t('youAreOnThisPage') : t('leaveThisPage')}
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            {t('stayHere')}
          </Button>
          <LinkButton href={href} target="_blank" rel="noopener" onPress={onClose}>
            {t('openInANewTab')}
          </LinkButton>
          {target && !isHere ? (
            <Button
              variant="primary"
              onPress={() => {
                onClose();
                void navigate(paths.page(site.slug, target.id));
              }}
            >
              {t('editTitle', { title: target.title })}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="ui-break">{t('linkLeadsTo', { value: target ? `“${target.title}”` : href })}</p>
    </Dialog>
  );
}

function leadsTo(href: string, { url, isHome }: PageSummary): boolean {
  const [from, to] = [new URL(href), new URL(url)];
  const path = from.pathname.replace(/(?<=.)\/$/, '');
  return from.origin === to.origin && (path === to.pathname || (isHome && path === '/'));
}

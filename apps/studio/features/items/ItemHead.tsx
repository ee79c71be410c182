import type { ItemSummary } from '@veranda/contracts/items';
import { Suspense } from 'react';
import type { PageDocument } from '@veranda/domain/pages/document';
import { itemPath } from '@veranda/domain/pages/item-path';
import { Badge } from '@veranda/ui/Badge.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ExternalLink } from 'lucide-react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSelected } from '../../documents/use-document-session.ts';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { PageCommentsButton } from '../page-comments/PageCommentsButton.tsx';
import type { PreviewedPage } from '../pages/PagePreview.tsx';
import { PreviewButton } from '../pages/PreviewButton.tsx';
import { CheckButton } from '../publishing/CheckButton.tsx';
import { ReviewNotice } from '../workspace/later-review-notice.ts';
import type { ItemDetail } from './item-detail.ts';
import { itemBadges } from './item-words.ts';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

interface ItemHeadProps {
  readonly detail: ItemDetail;
  readonly open: OpenDocument<PageDocument>;
  /** Asks for a name for the item as it is now. */
  readonly onNameVersion: () => void;
}

/** The name of an item, its state, where it stands, and everything that is around its content. */
export function ItemHead({ detail, open, onNameVersion }: ItemHeadProps) {
  const site = useSite();
  const { collection } = detail;
  // As they are edited: the list follows a save.
  const meta = useSelected(open.session, ({ document }) => document.meta);
  const { title: named, urlSlug, status, publishOn } = meta ?? detail.item;
  const item = { ...detail.item, urlSlug, status };
  const title = named || t('untitled');
  useTitle(title, site.title);
  const canWrite = mayWrite(site, 'pages');
  const address = itemPath(collection, { urlSlug, publishOn }, site.timeZone);
  const path = item.status === 'published' && collection.isPublished ? address : null;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collection(site.slug, collection.id), label: collection.title }}
        actions={<ItemLinks item={item} page={{ title, path }} session={open.session} />}
      >
        <ItemState item={item} address={address} />
      </PageHeader>
      <EditorBar open={open} name={item.urlSlug} canWrite={canWrite}>
        <PageCommentsButton news={open.commentNews} />
        {canWrite ? <CheckButton id={item.id} /> : null}
        <HistoryMenu
          href={paths.itemHistory(site.slug, collection.id, item.id)}
          onName={canWrite ? onNameVersion : null}
        />
      </EditorBar>
      <Suspense fallback={null}>
        <ReviewNotice review={open.review} />
      </Suspense>
      {canWrite ? null : <Notice tone="info">{t('onlyLookedAt')}</Notice>}
    </>
  );
}

interface ItemLinksProps {
  readonly item: ItemSummary;
  readonly page: PreviewedPage;
  readonly session: OpenDocument<PageDocument>['session'];
}

function ItemLinks({ item, page, session }: ItemLinksProps) {
  const site = useSite();
  return (
    <>
      <PreviewButton page={page} session={session} />
      {item.isPublished && site.published ? (
        <span className="wide-only">
          <LinkButton variant="quiet" href={viewAddress(site, item.url)} target="_blank" rel="noopener">
            {t('view')}
            <ExternalLink size={14} aria-hidden="true" />
          </LinkButton>
        </span>
      ) : null}
    </>
  );
}

interface ItemStateProps {
  readonly item: ItemSummary;
  readonly address: string;
}

function ItemState({ item, address }: ItemStateProps) {
  return (
    <div className="ui-row page-state">
      <span className="ui-muted">{address}</span>
      {itemBadges(item).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </div>
  );
}

import type { ProductView } from '@veranda/contracts/catalog';
import type { PageDocument } from '@veranda/domain/pages/document';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import type { OpenDocument } from '../../documents/open-document.ts';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { t } from '../catalog/messages.ts';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { PageCommentsButton } from '../page-comments/PageCommentsButton.tsx';
import { PreviewButton } from '../pages/PreviewButton.tsx';

interface ProductPageHeadProps {
  readonly product: ProductView;
  readonly open: OpenDocument<PageDocument>;
  /** Asks for a name for the content as it is now. */
  readonly onNameVersion: () => void;
}

/** The name of the product and everything that is around the content of its page. */
export function ProductPageHead({ product, open, onNameVersion }: ProductPageHeadProps) {
  const site = useSite();
  const { id, title, state, url, urlSlug } = product;
  useTitle(t('pageContentOf', { title }), site.title);
  const canWrite = mayWrite(site, 'products');
  const path = state === 'published' ? new URL(url).pathname : null;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.product(site.slug, id), label: t('backToProduct') }}
        actions={<PreviewButton page={{ title, path }} session={open.session} />}
      />
      <EditorBar open={open} name={urlSlug} canWrite={canWrite}>
        <PageCommentsButton news={open.commentNews} />
        <HistoryMenu
          href={paths.productPageHistory(site.slug, id)}
          onName={canWrite ? onNameVersion : null}
        />
      </EditorBar>
    </>
  );
}

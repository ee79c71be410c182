import type { ProductView } from '@veranda/contracts/catalog';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ExternalLink } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDraft } from './draft-context.ts';
import { t } from './messages.ts';
import { viewAddress } from '../../visit-address.ts';

interface ProductHeaderProps {
  /** Null for one that does not exist yet. */
  readonly product: ProductView | null;
  readonly onDelete: () => void;
}

/** The name of the product, the way to its page on the site, and the way out. */
export function ProductHeader({ product, onDelete }: ProductHeaderProps) {
  const site = useSite();
  const { canWrite } = useDraft();
  const back = { href: paths.products(site.slug), label: t('products') };
  if (!product) return <PageHeader title={t('newProduct')} back={back} />;
  return (
    <PageHeader
      title={product.title}
      back={back}
      actions={
        <>
          {canWrite ? (
            <Button variant="danger-quiet" onPress={onDelete}>
              {t('moveToTrash')}
            </Button>
          ) : null}
          {site.published && product.state === 'published' ? (
            <LinkButton variant="quiet" href={viewAddress(site, product.url)} target="_blank" rel="noopener">
              {t('view')}
              <ExternalLink size={14} aria-hidden="true" />
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}

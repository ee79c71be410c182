import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** The way to what the page of a product shows below its details. */
export function PageContentPanel({ product }: { readonly product: string }) {
  const site = useSite();
  return (
    <Panel title={t('pageContent')} note={t('pageContentNote')}>
      <div>
        <LinkButton href={paths.productPage(site.slug, product)}>{t('editPageContent')}</LinkButton>
      </div>
    </Panel>
  );
}

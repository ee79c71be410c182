import { FilesPanel } from '../downloads/FilesPanel.tsx';
import { GatedPagesPanel } from '../member-plans/GatedPagesPanel.tsx';
import { PlanPanel } from '../subscriptions/PlanPanel.tsx';
import { CustomFieldsPanel } from './CustomFieldsPanel.tsx';
import { BasicsPanel } from './BasicsPanel.tsx';
import { useDraft } from './draft-context.ts';
import { ImagesPanel } from './ImagesPanel.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import { PageContentPanel } from './PageContentPanel.tsx';
import { OrganisePanel } from './OrganisePanel.tsx';
import { ShippingTaxPanel } from './ShippingTaxPanel.tsx';
import { VariantsPanel } from './VariantsPanel.tsx';

/** The panels of the form: what it is, how it looks and what it costs; beside them where it stands. */
export function ProductPanels({ product }: { readonly product: string | null }) {
  const { draft } = useDraft();
  const isPlan = draft.kind === 'paywall';
  const isRepeatable = isPlan || draft.kind === 'physical' || draft.kind === 'service';
  return (
    <div className="editor-grid">
      <div className="ui-stack ui-stack--loose">
        <BasicsPanel />
        <ImagesPanel />
        <VariantsPanel />
        {product ? <PageContentPanel product={product} /> : null}
        {product && draft.kind === 'digital' ? <FilesPanel product={product} /> : null}
      </div>
      <div className="ui-stack ui-stack--loose">
        <OrganisePanel />
        {product && draft.kind !== 'gift-card' ? <CustomFieldsPanel product={product} /> : null}
        {product && draft.kind !== 'gift-card' ? <ShippingTaxPanel product={product} /> : null}
        {product && isPlan ? <GatedPagesPanel product={product} /> : null}
        {product && isRepeatable ? <PlanPanel product={product} /> : null}
        <ListingPanel />
      </div>
    </div>
  );
}

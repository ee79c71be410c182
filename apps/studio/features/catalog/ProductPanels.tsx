import { BasicsPanel } from './BasicsPanel.tsx';
import { ImagesPanel } from './ImagesPanel.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import { OrganisePanel } from './OrganisePanel.tsx';
import { VariantsPanel } from './VariantsPanel.tsx';

/** The panels of the form: what it is, how it looks and what it costs; beside them where it stands. */
export function ProductPanels() {
  return (
    <div className="editor-grid">
      <div className="ui-stack ui-stack--loose">
        <BasicsPanel />
        <ImagesPanel />
        <VariantsPanel />
      </div>
      <div className="ui-stack ui-stack--loose">
        <OrganisePanel />
        <ListingPanel />
      </div>
    </div>
  );
}

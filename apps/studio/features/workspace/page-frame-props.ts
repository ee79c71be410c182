import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import type { PageDetail } from '../pages/use-page-settings.ts';

/** Props of the frame of a page's editor: the workspace where there is room, else the column. */
export interface PageFrameProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
  /** Asks for a name for the page as it is now. */
  readonly onNameVersion: () => void;
}

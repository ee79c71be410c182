import type { PageDocument } from '@veranda/domain/pages/document';
import type { ReactNode } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';

/** Props of the frame of a page's editor: the workspace where there is room, else the column. */
export interface PageFrameProps {
  readonly open: OpenDocument<PageDocument>;
  /** Name, saving, the way back, who is here, and what is to be known of the page. */
  readonly head: ReactNode;
}

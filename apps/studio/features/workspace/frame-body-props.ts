import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import type { FrameState } from './use-frame-state.ts';

/** Props of what is in the frame of a page's editor, in the workspace and in the column. */
export interface FrameBodyProps {
  readonly open: OpenDocument<PageDocument>;
  readonly state: FrameState;
}

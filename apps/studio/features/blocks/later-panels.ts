import { laterPart } from '../../later-part.ts';

/** The fields of a block, which bring the control of every kind of field. */
export const BlockFields = laterPart(() => import('./BlockFields.tsx').then((file) => file.BlockFields));

/** The style of blocks. */
export const BlockStylePanel = laterPart(() =>
  import('./BlockStylePanel.tsx').then((file) => file.BlockStylePanel),
);

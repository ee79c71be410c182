import { laterPart } from '../../later-part.ts';

/** The settings of a block; they bring the control of every kind of field. */
export const BlockInspector = laterPart(() =>
  import('./BlockInspector.tsx').then((file) => file.BlockInspector),
);

/** The settings that several blocks have in common. */
export const BlocksInspector = laterPart(() =>
  import('./BlocksInspector.tsx').then((file) => file.BlocksInspector),
);

/** The settings of a section. */
export const SectionInspector = laterPart(() =>
  import('./SectionInspector.tsx').then((file) => file.SectionInspector),
);

/** The settings of the header or the footer. */
export const HeaderFooterInspector = laterPart(() =>
  import('../header-footer/HeaderFooterInspector.tsx').then((file) => file.HeaderFooterInspector),
);

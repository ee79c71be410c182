import type { BlockValue, Field } from '../blocks/kind.ts';
import type { SiteSettings } from '../publishing/snapshot.ts';

/** The two parts of the frame around every page that their owner edits. */
export const headerFooterKeys = ['header', 'footer'] as const;
export type HeaderFooterKey = (typeof headerFooterKeys)[number];

/** Header or footer of a site as it is edited: values by the paths of its fields. */
export interface HeaderFooterDocument {
  readonly schema: 1;
  readonly values: BlockValue;
}

/** Fields that the inspector shows together. */
interface FieldGroup {
  readonly key: string;
  readonly fields: readonly Field[];
}

const shown = (path: string, when: FieldCondition): Pick<Field, 'path' | 'when'> => ({ path, when });
type FieldCondition = NonNullable<Field['when']>;

const withAnnouncement: FieldCondition = { path: 'announcement', is: [true] };
const withLogo: FieldCondition = { path: 'brand', is: ['picture', 'both'] };

/** The fields of a header. A link to what is not there is drawn as a text. */
const headerGroups: readonly FieldGroup[] = [
  {
    key: 'brand',
    fields: [
      { path: 'brand', kind: 'segmented', options: ['text', 'picture', 'both'] },
      { path: 'title', kind: 'text', maxLength: 100 },
      { ...shown('logoAssetId', withLogo), kind: 'asset' },
      { ...shown('logoHeight', withLogo), kind: 'range', min: 16, max: 120, step: 4, device: true },
    ],
  },
  {
    key: 'layout',
    fields: [
      { path: 'layout', kind: 'select', options: ['theme', 'start', 'centred', 'stacked'] },
      { path: 'spacing', kind: 'spacing', sides: ['top', 'bottom'], max: 120, device: true },
      { path: 'sticky', kind: 'switch' },
      { path: 'overlay', kind: 'switch' },
    ],
  },
  {
    key: 'elements',
    fields: ['showMenu', 'showCart', 'showAccount', 'showSearch', 'showSocial'].map(
      (path): Field => ({ path, kind: 'switch' }),
    ),
  },
  {
    key: 'phoneMenu',
    fields: [
      { path: 'phoneMenu', kind: 'select', options: ['theme', 'full', 'drawer'] },
      { path: 'phoneMenuButton', kind: 'segmented', options: ['text', 'icon'] },
    ],
  },
  {
    key: 'button',
    fields: [
      { path: 'buttonLabel', kind: 'text', maxLength: 60 },
      { path: 'buttonLink', kind: 'link', name: 'buttonLabel', newWindow: 'buttonNewWindow' },
      { path: 'buttonNewWindow', kind: 'switch' },
    ],
  },
  {
    key: 'announcement',
    fields: [
      { path: 'announcement', kind: 'switch' },
      { ...shown('announcementText', withAnnouncement), kind: 'text', maxLength: 200 },
      { ...shown('announcementLink', withAnnouncement), kind: 'link', newWindow: 'announcementNewWindow' },
      { path: 'announcementNewWindow', kind: 'switch' },
      { ...shown('announcementClosable', withAnnouncement), kind: 'switch' },
      { ...shown('announcementFrom', withAnnouncement), kind: 'date-time' },
      { ...shown('announcementTo', withAnnouncement), kind: 'date-time' },
    ],
  },
];

const footerGroups: readonly FieldGroup[] = [
  {
    key: 'brand',
    fields: [
      { path: 'showTitle', kind: 'switch' },
      { path: 'title', kind: 'text', maxLength: 100, when: { path: 'showTitle', is: [true] } },
      { path: 'showTagline', kind: 'switch' },
      { path: 'text', kind: 'text', maxLength: 500, multiline: true },
    ],
  },
  { key: 'layout', fields: [{ path: 'layout', kind: 'select', options: ['theme', 'centred', 'compact'] }] },
  {
    key: 'elements',
    fields: ['showMenu', 'showAddress', 'showSocial', 'showSearch', 'showAccount'].map(
      (path): Field => ({ path, kind: 'switch' }),
    ),
  },
  { key: 'legal', fields: [{ path: 'legal', kind: 'text', maxLength: 200 }] },
];

/** Fields by the document and the groups that the inspector shows them in. */
export const headerFooterGroups: Readonly<Record<HeaderFooterKey, readonly FieldGroup[]>> = {
  header: headerGroups,
  footer: footerGroups,
};

/** The fields of a document. */
export const headerFooterFields: Readonly<Record<HeaderFooterKey, readonly Field[]>> = {
  header: headerGroups.flatMap(({ fields }) => fields),
  footer: footerGroups.flatMap(({ fields }) => fields),
};

const defaults: Readonly<Record<HeaderFooterKey, BlockValue>> = {
  header: {
    brand: 'text',
    title: '',
    logoAssetId: '',
    logoHeight: 36,
    layout: 'theme',
    spacing: {},
    sticky: false,
    overlay: false,
    showMenu: true,
    showCart: true,
    showAccount: false,
    showSearch: false,
    showSocial: false,
    phoneMenu: 'theme',
    phoneMenuButton: 'text',
    buttonLabel: '',
    buttonLink: '',
    buttonNewWindow: false,
    announcement: false,
    announcementText: '',
    announcementLink: '',
    announcementNewWindow: false,
    announcementClosable: false,
    announcementFrom: '',
    announcementTo: '',
  },
  footer: {
    showTitle: true,
    title: '',
    showTagline: true,
    text: '',
    layout: 'theme',
    showMenu: true,
    showAddress: true,
    showSocial: true,
    showSearch: true,
    showAccount: true,
    legal: '',
  },
};

/** Stored values of header and footer; absent where nobody has edited them. */
interface StoredHeaderFooter {
  readonly header?: BlockValue;
  readonly footer?: BlockValue;
}

/**
 * Header or footer of a site, complete. The logo is that of the settings, since mails and the checkout have it too; a
 * header that was never edited has the announcement of the settings.
 */
export function headerFooterOf(
  key: HeaderFooterKey,
  stored: StoredHeaderFooter,
  settings: Pick<SiteSettings, 'logoAssetId' | 'announcement'>,
): HeaderFooterDocument {
  const own = stored[key];
  const values = { ...defaults[key], ...own };
  if (key === 'footer') return { schema: 1, values };
  const { announcement } = settings;
  const logoAssetId = settings.logoAssetId ?? '';
  const logo = { logoAssetId, ...(own || logoAssetId === '' ? {} : { brand: 'picture' }) };
  const bar =
    own || announcement === null
      ? {}
      : {
          announcement: true,
          announcementText: announcement.text,
          announcementLink: announcement.href,
        };
  return { schema: 1, values: { ...values, ...logo, ...bar } };
}

/** The values of a document as they are stored, and the logo that goes into the settings; null for none. */
export function storedValues({ values }: HeaderFooterDocument): {
  readonly values: BlockValue;
  readonly logoAssetId: string | null;
} {
  const { logoAssetId, ...rest } = values;
  return {
    values: rest,
    logoAssetId: typeof logoAssetId === 'string' && logoAssetId !== '' ? logoAssetId : null,
  };
}

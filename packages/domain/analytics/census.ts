/** Events that the census stores, by their name among the events of a site (administration §7). */
export const censusEvents = {
  hit: 'Census_Hit',
  'button-click': 'Census_ButtonClick',
  'button-render': 'Census_ButtonRender',
  'form-render': 'Census_FormRender',
  overlay: 'Census_Overlay',
  quickView: 'Census_QuickView',
} as const;

/** What happens to a pop-up. */
export const overlayEvents = ['open', 'close', 'follow', 'submit'] as const;

/** Numbers of hits (administration §3, analytics event types). */
export const hitKinds = { pageView: 1, siteSearch: 2 } as const;

/** Milliseconds after which a call of the census counts as lost (administration §9). */
export const analyticsTimeoutMs = 2500;

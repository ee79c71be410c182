/** Cookie policies of a site (decisions §tracking): none are set; they are set; they are set for who agrees. */
export const cookiePolicies = ['cookieless', 'standard', 'consent'] as const;
export type CookiePolicy = (typeof cookiePolicies)[number];

/** Seconds that the cookies of analytics last: 390 days (administration §9). */
export const analyticsCookieLifetime = 390 * 24 * 60 * 60;

/** The settings of a site that tracking depends on. */
interface TrackingSettings {
  /** Absent: visits are measured, from the first day (decisions §tracking). */
  readonly visitorMetrics?: boolean;
  /** Absent: without cookies. */
  readonly cookiePolicy?: CookiePolicy;
}

/** True where a site's visits are measured. */
export function isMeasured({ visitorMetrics }: TrackingSettings): boolean {
  return visitorMetrics ?? true;
}

/** The policy of a site; template sites that can be cloned are visited without cookies (administration §6). */
export function cookiePolicyOf(
  { cookiePolicy }: TrackingSettings,
  { isTemplateSite }: { readonly isTemplateSite: boolean },
): CookiePolicy {
  return isTemplateSite ? 'cookieless' : (cookiePolicy ?? 'cookieless');
}

/** A visitor before the policy of a site. */
interface Wishes {
  readonly policy: CookiePolicy;
  /** Global Privacy Control or Do Not Track. */
  readonly asksForPrivacy: boolean;
  /** The answer to the site's banner; null before there is one. */
  readonly agreed: boolean | null;
}

/** True when cookies of analytics may be set, and an ad-pixel be told (decisions §tracking). */
export function mayRemember({ policy, asksForPrivacy, agreed }: Wishes): boolean {
  if (asksForPrivacy || policy === 'cookieless') return false;
  return policy === 'standard' || agreed === true;
}

/** True when the banner asks: under the policy of consent, once, and nobody who has said no by their browser. */
export function asksForConsent({ policy, asksForPrivacy, agreed }: Wishes): boolean {
  return policy === 'consent' && !asksForPrivacy && agreed === null;
}

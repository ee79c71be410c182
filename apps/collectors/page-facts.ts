import { decodeJson, object, optional, text } from '@veranda/domain/decoders';
import { collectorVersion } from '@veranda/domain/performance/collector';
import { readConversion } from '@veranda/domain/analytics/conversion-cookie';
import { deliveryType } from './deliver.ts';
import { readCookie } from './visitor.ts';

// Not every browser has these, and the library of the language knows none of them.
interface Device extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: {
    readonly downlink?: number;
    readonly effectiveType?: string;
    readonly rtt?: number;
    readonly saveData?: boolean;
    readonly type?: string;
  };
}
const device = navigator as Device;

/** The surroundings of a page (administration §3). */
export function pageFacts(): object {
  const { connection } = device;
  return {
    version: collectorVersion,
    // Where cookies may not be set there are none.
    analyticsId: readCookie('ss_cid') || null,
    marketingId: readConversion(readCookie('ss_cvr'))?.id ?? null,
    memberId: memberId(),
    downlink: connection?.downlink,
    effectiveType: connection?.effectiveType,
    roundTripTime: connection?.rtt,
    saveData: connection?.saveData,
    deliveryType: deliveryType(),
    devicePixelRatio: window.devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    deviceMemory: device.deviceMemory,
    hardwareConcurrency: device.hardwareConcurrency,
    hash: location.hash,
    hostname: location.hostname,
    pathname: location.pathname,
  };
}

/** Facts about how a page is used (administration §3). */
export function accessFacts(keyboard: boolean): object {
  const fits = (query: string) => matchMedia(`(${query})`).matches;
  const contrasts = ['more', 'less', 'custom'];
  return {
    forcedColors: fits('forced-colors: active'),
    networkType: device.connection?.type,
    contrast: contrasts.find((contrast) => fits(`prefers-contrast: ${contrast}`)) ?? 'no-preference',
    reducedMotion: fits('prefers-reduced-motion: reduce'),
    hover: fits('hover: hover'),
    keyboard,
  };
}

const loginHint = object<{ siteUserId: string | undefined }>({ siteUserId: optional(text) });

/** The id of the account that is logged in; null without one. */
function memberId(): string | null {
  const siteUserInfo = readCookie('siteUserInfo');
  if (siteUserInfo === '') return null;
  return decodeJson(loginHint, siteUserInfo).siteUserId ?? null;
}

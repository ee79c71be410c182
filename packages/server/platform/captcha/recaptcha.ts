import { flag, number, object, optional, text } from '@veranda/domain/decoders';
import { createProviderFetch } from '../egress/call-provider.ts';
import type { Captcha, CaptchaProof, CaptchaVerdict } from './captcha.ts';

/** Settings of reCAPTCHA Enterprise. */
export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secret: string;
  /** Address of assessments: the service's own address, or a fake. */
  readonly verifyUrl: string;
  /** Address of the script for pages, likewise. */
  readonly scriptUrl: string;
}

/** Part of an assessment that is read. */
interface Assessment {
  readonly tokenProperties?: { readonly valid?: boolean; readonly action?: string };
  readonly riskAnalysis?: { readonly score?: number };
}

const assessment = object<Assessment>({
  tokenProperties: optional(
    object<NonNullable<Assessment['tokenProperties']>>({ valid: optional(flag), action: optional(text) }),
  ),
  riskAnalysis: optional(object<NonNullable<Assessment['riskAnalysis']>>({ score: optional(number) })),
});

/** Below this score a token is a machine's. */
const minScore = 0.5;
const timeoutMs = 5_000;

/** reCAPTCHA Enterprise: a token that is valid, of the action that was asked for, and likely a person's. */
export function createRecaptcha(settings: RecaptchaSettings, now: () => number): Captcha {
  const { siteKey, secret, verifyUrl, scriptUrl } = settings;
  const send = createProviderFetch(new URL(verifyUrl).origin, now);
  const address = new URL(verifyUrl);
  address.searchParams.set('key', secret);

  async function assess({ token, action, ip }: CaptchaProof): Promise<CaptchaVerdict> {
    const event = { token, siteKey, expectedAction: action, userIpAddress: ip };
    const answer = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return 'away';
    const { tokenProperties, riskAnalysis } = assessment(await answer.json());
    const isOurs = tokenProperties?.valid === true && tokenProperties.action === action;
    return isOurs && (riskAnalysis?.score ?? 0) >= minScore ? 'passed' : 'failed';
  }

  return {
    page: { provider: 'recaptcha', siteKey, scriptUrl },
    verify: async (proof) => (proof.token === '' ? 'failed' : assess(proof).catch(() => 'away' as const)),
  };
}

/** A proof that a person is there, as a page asks for it. */
export interface CaptchaProof {
  readonly token: string;
  /** The submission key that it goes with. */
  readonly key: string;
  /** FORM_BLOCK_SUBMISSION, NEWSLETTER_BLOCK_SUBMISSION … (storefront §7). */
  readonly action: string;
  readonly ip: string;
}

/** Verdict on a proof; `away`: who should judge it does not answer. */
export type CaptchaVerdict = 'passed' | 'failed' | 'away';

/** Service that tells persons from machines. */
export interface Captcha {
  /** Facts that a page needs to ask for a proof: the local proof of work, or the site key of a service. */
  readonly page:
    | { readonly provider: 'proof-of-work' }
    | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string };
  verify(proof: CaptchaProof): Promise<CaptchaVerdict>;
}

interface Enterprise {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

let loading: Promise<Enterprise> | null = null;

/**
 * A token of reCAPTCHA Enterprise for an action (storefront §7 and §8); null when none can be had.
 * @throws when there is no site key
 */
export async function recaptchaToken(siteKey: string, action: string): Promise<string | null> {
  if (siteKey === '') throw new Error('Enterprise V3 ReCaptcha site key not found');
  try {
    loading ??= load(siteKey);
    const enterprise = await loading;
    return await enterprise.execute(siteKey, { action });
  } catch {
    loading = null;
    return null;
  }
}

function load(siteKey: string): Promise<Enterprise> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('error', () => reject(new Error('the script of the captcha did not come')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as { grecaptcha?: { enterprise?: Enterprise } };
      const enterprise = grecaptcha?.enterprise;
      if (!enterprise) return reject(new Error('ReCaptcha has not been set up!'));
      enterprise.ready(() => resolve(enterprise));
    });
    document.head.append(script);
  });
}

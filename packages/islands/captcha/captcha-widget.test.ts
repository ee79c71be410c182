import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaAction, type CaptchaDocument, executeCaptcha, loadService } from './captcha-service.ts';
import { captchaSize, createCaptchaWidget } from './captcha-widget.ts';

const scriptUrl = 'https://captcha.example/recaptcha/enterprise.js';
const world = globalThis as { grecaptcha?: unknown };
afterEach(() => {
  delete world.grecaptcha;
});

/** A service that notes what it is asked, and a page that loads it by its script. */
function stand() {
  const asked: unknown[] = [];
  const service = {
    ready: (run: () => void) => run(),
    execute: (key: string, options: object) => {
      asked.push(['execute', key, options]);
      return Promise.resolve('token');
    },
    render: (_place: unknown, options: object) => {
      asked.push(['render', options]);
      return 7;
    },
    reset: (widget: number) => void asked.push(['reset', widget]),
  };
  const page = {
    defaultView: {},
    createElement: () => {
      const script = {
        src: '',
        addEventListener: (name: string, run: () => void) => name === 'load' && setTimeout(run),
      };
      return script;
    },
    head: {
      append: (script: { src: string }) => {
        asked.push(['script', script.src]);
        world.grecaptcha = { enterprise: service };
      },
    },
  };
  return { asked, service, page: page as unknown as CaptchaDocument };
}

function container(width: number) {
  return { clientWidth: width, replaceChildren: vi.fn() } as unknown as HTMLElement & {
    replaceChildren: ReturnType<typeof vi.fn>;
  };
}

describe('the captcha of the service', () => {
  it('administration §4 captcha: is loaded on demand; administration §7 captcha: the script is loaded with the page’s site key; storefront §7 token: the script is loaded with the page’s site key', async () => {
    const { asked, page } = stand();
    await createCaptchaWidget(container(400), { siteKey: 'a key', scriptUrl, theme: 'light' }, page);
    expect(asked[0]).toEqual(['script', 'https://captcha.example/recaptcha/enterprise.js?render=a%20key']);
    await createCaptchaWidget(container(400), { siteKey: 'a key', scriptUrl, theme: 'light' }, page);
    expect(asked.filter((one) => (one as string[])[0] === 'script')).toHaveLength(1);
  });

  it.each([
    ['administration §4 captcha: is compact below 320 px', 319, 'compact'],
    ['administration §4 captcha: is normal otherwise', 320, 'normal'],
  ])('%s', async (_name, width, size) => {
    const { asked, page } = stand();
    await createCaptchaWidget(container(width), { siteKey: 'key', scriptUrl, theme: 'dark' }, page);
    expect(asked[1]).toEqual(['render', { sitekey: 'key', theme: 'dark', size }]);
    expect(captchaSize(width)).toBe(size);
  });

  it.each<[string, CaptchaAction]>([
    [
      'storefront §7 token: action FORM_BLOCK_SUBMISSION; administration §7 captcha: FORM_BLOCK_SUBMISSION',
      'FORM_BLOCK_SUBMISSION',
    ],
    [
      'storefront §7 token: action NEWSLETTER_BLOCK_SUBMISSION; administration §7 captcha: NEWSLETTER_BLOCK_SUBMISSION',
      'NEWSLETTER_BLOCK_SUBMISSION',
    ],
    ['administration §7 captcha: PRODUCT_WAITLIST_SUBMISSION', 'PRODUCT_WAITLIST_SUBMISSION'],
    [
      'storefront §7 token: action PROMO_POPUP_SUBMISSION; administration §7 captcha: PROMO_POPUP_SUBMISSION',
      'PROMO_POPUP_SUBMISSION',
    ],
  ])('administration §4 captcha: can be executed; %s', async (_name, action) => {
    const { asked, page } = stand();
    const widget = await createCaptchaWidget(
      container(400),
      { siteKey: 'key', scriptUrl, theme: 'light' },
      page,
    );
    expect(await widget?.execute(action)).toBe('token');
    expect(asked.at(-1)).toEqual(['execute', 'key', { action }]);
  });

  it('administration §4 captcha: can be reset; administration §4 captcha: can be destroyed', async () => {
    const { asked, page } = stand();
    const place = container(400);
    const widget = await createCaptchaWidget(place, { siteKey: 'key', scriptUrl, theme: 'light' }, page);
    widget?.reset();
    expect(asked.at(-1)).toEqual(['reset', 7]);
    widget?.destroy();
    expect(place.replaceChildren).toHaveBeenCalledWith();
    await expect(widget?.execute('FORM_BLOCK_SUBMISSION')).rejects.toThrow('ReCaptcha has not been set up!');
  });

  it('administration §5 captcha: is not drawn without a site key', async () => {
    const { asked, page } = stand();
    expect(
      await createCaptchaWidget(container(400), { siteKey: '', scriptUrl, theme: 'light' }, page),
    ).toBeNull();
    expect(asked).toEqual([]);
  });

  it('a key that only scores draws nothing and is executed all the same', async () => {
    const { service, page } = stand();
    service.render = () => {
      throw new Error('Invalid key type');
    };
    const widget = await createCaptchaWidget(
      container(400),
      { siteKey: 'key', scriptUrl, theme: 'light' },
      page,
    );
    expect(await widget?.execute('FORM_BLOCK_SUBMISSION')).toBe('token');
  });

  it('storefront §8 captcha: no site key: Enterprise V3 ReCaptcha site key not found; administration §8 captcha: no site key: Enterprise V3 ReCaptcha site key not found', async () => {
    const { page } = stand();
    const sentence = 'Enterprise V3 ReCaptcha site key not found';
    await expect(loadService({ siteKey: '', scriptUrl }, page)).rejects.toThrow(sentence);
    await expect(executeCaptcha(undefined, '', 'FORM_BLOCK_SUBMISSION')).rejects.toThrow(sentence);
  });

  it('storefront §8 captcha: no provider: ReCaptcha has not been set up!; administration §8 captcha: no provider: ReCaptcha has not been set up!', async () => {
    const { page } = stand();
    const empty = { ...page, head: { append: () => {} } } as unknown as CaptchaDocument;
    await expect(loadService({ siteKey: 'key', scriptUrl }, empty)).rejects.toThrow(
      'ReCaptcha has not been set up!',
    );
    await expect(executeCaptcha(undefined, 'key', 'FORM_BLOCK_SUBMISSION')).rejects.toThrow(
      'ReCaptcha has not been set up!',
    );
  });

  it('administration §8 captcha: a wrong container logs an error', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(
      await createCaptchaWidget(null, { siteKey: 'key', scriptUrl, theme: 'light' }, stand().page),
    ).toBeNull();
    expect(said).toHaveBeenCalledWith('the captcha has no container');
    said.mockRestore();
  });

  it('administration §8 captcha: a document that is gone refuses the load', async () => {
    const gone = { ...stand().page, defaultView: null };
    await expect(loadService({ siteKey: 'key', scriptUrl }, gone)).rejects.toThrow('the document is gone');
  });
});

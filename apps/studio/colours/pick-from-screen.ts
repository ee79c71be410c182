interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

const browser = globalThis as { EyeDropper?: new () => EyeDropper };

/** Asks for a colour anywhere on the screen, null where the person gives up; null in a browser that cannot. */
export const pickFromScreen: (() => Promise<string | null>) | null = browser.EyeDropper
  ? async () => {
      const { EyeDropper } = browser;
      const picked = await (EyeDropper && new EyeDropper().open().catch(() => null));
      return picked?.sRGBHex ?? null;
    }
  : null;

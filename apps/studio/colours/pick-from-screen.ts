interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

const Dropper = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** Asks for a colour anywhere on the screen, null where the person gives up; null in a browser that cannot. */
export const pickFromScreen: (() => Promise<string | null>) | null = Dropper
  ? () =>
      new Dropper().open().then(
        ({ sRGBHex }) => sRGBHex,
        () => null,
      )
  : null;

/**
 * A plugin of Vite that runs every `compiled.ts` of this package in the build and puts its values in its
 * place, so that browsers get compiled messages and neither the parser nor the texts that they were made of.
 */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    async load(id: string): Promise<string | null> {
      if (!/\/packages\/messages\/.+\/compiled\.ts$/.test(id)) return null;
      const values = (await import(id)) as Readonly<Record<string, unknown>>;
      const lines = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Features whose texts are in the language of a site: what its pages show, and the words of ready sections. */
const features = [
  'accounts',
  'blocks',
  'cart-page',
  'comments',
  'donations',
  'entitlements',
  'form-errors',
  'form-fields',
  'islands',
  'mailing-lists',
  'pages',
  'ready-sections',
  'reviews',
  'subscriptions',
  'themes',
];
const messagesFolder = join(import.meta.dirname, '../../packages/messages');
const moduleId = 'virtual:site-languages';
const languagePrefix = 'virtual:site-language/';
const texts = /\/packages\/messages\/([a-z-]+)\/([a-z-]+)\.data\.ts$/;

/**
 * A plugin of Vite for code that draws pages in a browser: the texts of pages in languages besides English
 * are empty tables there, which `siteLanguages(tag)` of `virtual:site-languages` fills for one language, in a
 * chunk of its own. It is called before the code that draws is loaded.
 */
export function siteLanguages() {
  return {
    name: 'site-languages',
    resolveId: (id: string) => (id === moduleId || id.startsWith(languagePrefix) ? `\0${id}` : null),
    load(id: string): string | null {
      if (id === `\0${moduleId}`) return loaders();
      if (id.startsWith(`\0${languagePrefix}`)) return fillings(id.slice(languagePrefix.length + 1));
      const [, feature = '', language = ''] = texts.exec(id) ?? [];
      return features.includes(feature) && language !== 'en'
        ? `export const ${constantOf(language)} = {};`
        : null;
    },
  };
}

function loaders(): string {
  const files = readdirSync(join(messagesFolder, 'pages')).flatMap(
    (name) => /^([a-z-]+)\.data\.ts$/.exec(name)?.[1] ?? [],
  );
  const entries = files
    .filter((language) => language !== 'en')
    .map((language) => `'${language}': () => import('${languagePrefix}${language}')`);
  return `import { lookupOrder, messageLanguage } from '${join(messagesFolder, 'languages.ts')}';
const loaders = { ${entries.join(', ')} };
export async function siteLanguages(tag) {
  await Promise.all(lookupOrder(messageLanguage(tag)).map((known) => loaders[known.toLowerCase()]()));
}`;
}

// `?whole` is another module for Vite: the file itself.
function fillings(language: string): string {
  const known = features.filter((feature) =>
    readdirSync(join(messagesFolder, feature)).includes(`${language}.data.ts`),
  );
  const name = constantOf(language);
  return known
    .map((feature, at) => {
      const file = join(messagesFolder, feature, `${language}.data.ts`);
      return `import { ${name} as empty${at} } from '${file}';
import { ${name} as whole${at} } from '${file}?whole';
Object.assign(empty${at}, whole${at});`;
    })
    .join('\n');
}

function constantOf(language: string): string {
  return language.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

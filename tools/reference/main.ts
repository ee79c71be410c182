import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '@veranda/contracts/api-document';
import { glossaryPage } from './glossary-page.ts';
import { referencePage } from './reference-page.ts';

const folder = join(import.meta.dirname, '../../docs/reference');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'glossary.md'), glossaryPage());
writeFileSync(join(folder, 'template-language.md'), referencePage());
writeFileSync(join(folder, 'commerce-api.json'), `${JSON.stringify(apiDocument(), null, 2)}\n`);

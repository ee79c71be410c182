import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { referencePage } from './reference-page.ts';

const file = join(import.meta.dirname, '../../docs/reference/template-language.md');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, referencePage());

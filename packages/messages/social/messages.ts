import { defineMessages } from '../catalog.ts';
import { cs } from './cs.data.ts';
import { da } from './da.data.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { fi } from './fi.data.ts';
import { fr } from './fr.data.ts';
import { it } from './it.data.ts';
import { ja } from './ja.data.ts';
import { nb } from './nb.data.ts';
import { nl } from './nl.data.ts';
import { pl } from './pl.data.ts';
import { pt } from './pt.data.ts';
import { ptBr } from './pt-br.data.ts';
import { sv } from './sv.data.ts';

export const socialMessages = defineMessages(en, {
  de,
  fr,
  es,
  it,
  nl,
  pt,
  'pt-BR': ptBr,
  da,
  sv,
  nb,
  fi,
  pl,
  cs,
  ja,
});

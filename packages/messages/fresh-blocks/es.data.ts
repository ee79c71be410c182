import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  blockTextHeading: 'Escribe un título',
  blockText:
    'Sigue con una o dos frases. Selecciona palabras para ponerlas en negrita o convertirlas en un enlace.',
  blockQuote: 'Pon aquí una frase, palabra por palabra.',
  blockQuoteSource: 'Quién lo dijo',
  blockButton: 'Más información',
  blockQuestionOne: 'Escribe una pregunta',
  blockQuestionTwo: 'Escribe otra pregunta',
  blockAnswer: 'Escribe aquí la respuesta.',
  blockNewsletterTitle: 'Boletín',
  blockNewsletterText: 'Di qué se recibe al suscribirse y con qué frecuencia.',
  blockMarkdown: 'Escribe en **Markdown**: listas, *énfasis*, [enlaces](/) y tablas.',
  blockCity: 'Ciudad',
  blockVenue: 'Sala',
  blockChartSeries: 'Serie 1',
  blockMenu: '## Entrantes\nSopa del día | 6\n> Di qué lleva.\n\n## Platos principales\nOtro plato | 14',
};

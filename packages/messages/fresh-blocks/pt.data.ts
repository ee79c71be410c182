import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  blockTextHeading: 'Escreva um título',
  blockText:
    'Continue com uma ou duas frases. Selecione palavras para as pôr a negrito ou criar uma ligação.',
  blockQuote: 'Coloque aqui uma frase, palavra por palavra.',
  blockQuoteSource: 'Quem o disse',
  blockButton: 'Saber mais',
  blockQuestionOne: 'Escreva uma pergunta',
  blockQuestionTwo: 'Escreva outra pergunta',
  blockAnswer: 'Escreva aqui a resposta.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Diga o que se recebe com a subscrição e com que frequência.',
  blockMarkdown: 'Escreva em **Markdown**: listas, *ênfase*, [ligações](/) e tabelas.',
  blockCity: 'Cidade',
  blockVenue: 'Sala',
  blockChartSeries: 'Série 1',
  blockMenu: '## Entradas\nSopa do dia | 6\n> Diga o que leva.\n\n## Pratos principais\nOutro prato | 14',
};

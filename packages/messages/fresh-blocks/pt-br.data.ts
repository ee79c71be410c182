import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  blockText:
    'Continue com uma ou duas frases. Selecione palavras para deixá-las em negrito ou criar um link.',
  blockQuoteSource: 'Quem disse isso',
  blockButton: 'Saiba mais',
  blockNewsletterText: 'Diga o que as pessoas recebem ao se inscrever e com que frequência.',
  blockMarkdown: 'Escreva em **Markdown**: listas, *ênfase*, [links](/) e tabelas.',
  blockVenue: 'Local',
};

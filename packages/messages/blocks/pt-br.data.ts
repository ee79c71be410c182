import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  menuTabsLabel: 'Cardápios',
  tourTicketsText: 'Ingressos',
  tagsLabel: 'Tags',
  calendarNextText: 'Próximo mês',
  rssText: 'Assinar por RSS',
  embedErrorText: 'Não foi possível acessar {service}. Verifique sua conexão e tente novamente.',
  embedPrivacyText: '{service} recebe dados sobre sua visita assim que o conteúdo é exibido.',
  embedLoadText: 'Exibir o conteúdo de {service}',
  chartTableText: 'Exibir os dados em uma tabela',
  commentsCanvasText: 'Os comentários do post aparecem aqui.',
};

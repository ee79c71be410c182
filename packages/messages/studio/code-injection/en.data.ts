/** Texts of the studio: code injection. */
export const en = {
  lead: 'Code for services such as analytics or chat. It runs on your published site and in previews, never in the editor, and takes effect when you next publish.',
  everyPage: 'On every page',
  header: 'Header',
  headerHelp: 'Added at the end of the head.',
  footer: 'Footer',
  footerHelp: 'Added at the end of the page.',
  hosts:
    'Scripts load files only from hosts named in this code. It is left out of checkout, order and customer account pages.',
  onePage: 'To add code to one page, open the settings of that page.',
  readOnly: 'Only people who may write custom code can change this.',
  saved: 'Code saved',
  loading: 'Loading code',
  pageCode: 'Header code',
  pageCodeHelp: 'HTML added at the end of the head of this page, and of the items of a collection.',
} as const;

/** Texts that a fresh block has, in the language of its site; an owner writes over them. */
export const en = {
  blockTextHeading: 'Write a heading',
  blockText: 'Go on with a sentence or two. Select words to make them bold or a link.',
  blockQuote: 'Put a sentence here, word for word.',
  blockQuoteSource: 'Who said it',
  blockButton: 'Learn more',
  blockQuestionOne: 'Write a question',
  blockQuestionTwo: 'Write another question',
  blockAnswer: 'Write the answer here.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Say what people get when they sign up, and how often.',
  blockMarkdown: 'Write in **Markdown**: lists, *emphasis*, [links](/) and tables.',
  blockCity: 'City',
  blockVenue: 'Venue',
  blockChartSeries: 'Series 1',
  blockMenu: '## Starters\nSoup of the day | 6\n> Say what is in it.\n\n## Mains\nAnother dish | 14',
} as const;

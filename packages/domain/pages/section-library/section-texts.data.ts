/** Keys of the words in the ready sections; `packages/messages/ready-sections` has the words. */
export type SectionTextKey =
  | 'buttonLearnMore'
  | 'buttonGetInTouch'
  | 'buttonSeeAll'
  | 'openingTitle'
  | 'openingLead'
  | 'openingSubject'
  | 'openingBehindTitle'
  | 'openingBehindLead'
  | 'openingWordsTitle'
  | 'openingWordsLead'
  | 'openingWordsNote'
  | 'openingBelowTitle'
  | 'openingBelowLead'
  | 'storyTitle'
  | 'storyLead'
  | 'storyText'
  | 'twoColumnsTitle'
  | 'twoColumnsFirst'
  | 'twoColumnsSecond'
  | 'introLead'
  | 'introText'
  | 'notesTitle'
  | 'notesText'
  | 'notesNote'
  | 'questionsTitle'
  | 'questionsText'
  | 'questionOne'
  | 'questionTwo'
  | 'questionThree'
  | 'answerOne'
  | 'answerTwo'
  | 'answerThree'
  | 'pictureTitle'
  | 'pictureText'
  | 'galleryTitle'
  | 'galleryText'
  | 'caption'
  | 'captionOther'
  | 'widePictureCaption'
  | 'sliderTitle'
  | 'sliderText'
  | 'featuredTitle'
  | 'featuredText'
  | 'productsTitle'
  | 'productsText'
  | 'priceListTitle'
  | 'priceListText'
  | 'postsTitle'
  | 'postsText'
  | 'columnsTitle'
  | 'columnOneTitle'
  | 'columnOneText'
  | 'columnTwoTitle'
  | 'columnTwoText'
  | 'columnThreeTitle'
  | 'columnThreeText'
  | 'stepsTitle'
  | 'stepOneTitle'
  | 'stepOneText'
  | 'stepTwoTitle'
  | 'stepTwoText'
  | 'stepThreeTitle'
  | 'stepThreeText'
  | 'pictureColumnsTitle'
  | 'pictureColumnOne'
  | 'pictureColumnTwo'
  | 'pictureColumnThree'
  | 'pictureColumnText'
  | 'offersTitle'
  | 'offerOneTitle'
  | 'offerOneText'
  | 'offerTwoTitle'
  | 'offerTwoText'
  | 'factsTitle'
  | 'factOneTitle'
  | 'factOneText'
  | 'factTwoTitle'
  | 'factTwoText'
  | 'factThreeTitle'
  | 'factThreeText'
  | 'quoteText'
  | 'quoteSource'
  | 'quotePictureText'
  | 'quoteOtherText'
  | 'quotesTitle'
  | 'formTitle'
  | 'formText'
  | 'visitTitle'
  | 'visitAddressTitle'
  | 'visitAddress'
  | 'visitHoursTitle'
  | 'visitHours'
  | 'reachTitle'
  | 'reachCallTitle'
  | 'reachCall'
  | 'reachWriteTitle'
  | 'reachWrite'
  | 'reachVisitTitle'
  | 'reachVisit'
  | 'newsletterTitle'
  | 'newsletterText'
  | 'actionTitle'
  | 'actionText'
  | 'actionPictureTitle'
  | 'actionTwoTitle'
  | 'actionTwoText'
  | 'donationTitle'
  | 'donationText';

/** Keys of the ready sections, by which their names are found too. */
export const librarySectionKeys = [
  'opening-beside',
  'opening-behind',
  'opening-words',
  'opening-below',
  'text-story',
  'text-columns',
  'text-intro',
  'text-notes',
  'text-questions',
  'image-left',
  'image-right',
  'image-pair',
  'image-wide',
  'image-grid',
  'image-slider',
  'product-row',
  'product-list',
  'product-featured',
  'product-posts',
  'columns-three',
  'columns-steps',
  'columns-pictures',
  'columns-offers',
  'columns-facts',
  'quote-one',
  'quote-picture',
  'quote-two',
  'contact-form',
  'contact-visit',
  'contact-ways',
  'contact-newsletter',
  'action-line',
  'action-picture',
  'action-two-ways',
  'action-donation',
] as const;

export type LibrarySectionKey = (typeof librarySectionKeys)[number];

/** Reviews of products. */
export const en = {
  reviewsTitle: 'Reviews',
  reviewsEmptyText: 'No reviews yet.',
  reviewsCountText: '{count} reviews',
  reviewsCountOne: '1 review',
  reviewStarsLabel: '{rating} of 5 stars',
  reviewVerifiedText: 'Verified purchase',
  reviewImportedText: 'Imported review',
  reviewsRequestTitle: 'How is it?',
  reviewFormTitle: 'Your review of {title}',
  reviewGivenText: 'You have reviewed this. Thank you.',
  reviewThanksText: 'Thank you. Your review has arrived.',
  reviewRatingLabel: 'Stars',
  reviewTitleLabel: 'Title',
  reviewBodyLabel: 'What would you tell someone who is thinking of buying it?',
  reviewAuthorLabel: 'Your name, as others see it',
  reviewSendText: 'Send review',
} as const;

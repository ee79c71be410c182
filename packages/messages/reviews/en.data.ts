/** Reviews of products. */
export const en = {
  reviewsTitle: 'Reviews',
  reviewsEmptyText: 'No reviews yet.',
  reviewsCountText: '{count} reviews',
  reviewsCountOne: '1 review',
  reviewStarsLabel: '{rating} of 5 stars',
  reviewVerifiedText: 'Verified purchase',
  reviewImportedText: 'Imported review',
  reviewsRequestTitle: 'What did you think?',
  reviewFormTitle: 'Your review of {title}',
  reviewGivenText: 'You have already reviewed this. Thank you.',
  reviewThanksText: 'Thank you. We’ve received your review.',
  reviewRatingLabel: 'Stars',
  reviewTitleLabel: 'Title',
  reviewBodyLabel: 'What would you tell someone who is thinking of buying it?',
  reviewAuthorLabel: 'Your name, shown with your review',
  reviewSendText: 'Submit review',
} as const;

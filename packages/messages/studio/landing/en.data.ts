/** Texts of the studio: the landing page. */
export const en = {
  title: 'Websites with a shop',
  heading: 'A website and a shop, from one place',
  lead: 'Veranda hosts your site. Choose a template, write on the page itself, sell what you make, and publish when you are ready.',
  start: 'Create a site',
  logIn: 'Log in',
  trial: 'Free for 14 days, no card needed.',
  templatesHeading: 'Start from a finished site',
  templatesLead: 'Every template comes with pages, pictures and texts to replace.',
  templateImage: 'First page of the template {title}',
  whatHeading: 'What is in it',
  editTitle: 'Edit on the page',
  editText:
    'Write, move and style sections where visitors will see them. Undo anything, and preview on a phone.',
  sellTitle: 'Sell',
  sellText: 'Products, stock, discounts, gift cards, subscriptions and checkout, with orders and refunds.',
  publishTitle: 'Publish together',
  publishText: 'Invite others with the roles you choose. Drafts stay drafts until somebody publishes them.',
  ownTitle: 'Keep it yours',
  ownText: 'Your own domain, forms and mailing lists, and visits measured without cookies.',
  endHeading: 'Your first page is a few minutes away',
} as const;

import { defaultForm } from '../compose/forms.ts';

/** Forms of Overdub: a request with its subject, and an address for early news of dates. */
export const overdubForms = [
  defaultForm(
    ['form-write', 'Write to the band'],
    {
      submit: 'Send',
      thanks:
        '## Received\n\nSomebody reads this in the van. Bookings hear back in three days, everyone else by the next day off.',
    },
    [
      ['name', '*Name'],
      ['email', '*Email'],
      [
        'select',
        '*What is it about?',
        { options: ['A show', 'Press or radio', 'An order', 'Something else'] },
      ],
      ['website', 'Your venue, station or page', { placeholder: 'example.com' }],
      ['textarea', '*Message', { maxLength: 1200 }],
    ],
  ),
  defaultForm(
    ['form-front-row', 'Front row'],
    {
      submit: 'Let me in',
      thanks: 'You are in. Dates land here a day before they land anywhere else.',
      purpose: 'newsletter',
      small: 'No more than twice a month. Leave whenever you like.',
    },
    [['email', '*Email', { placeholder: 'you@example.com' }]],
  ),
];

import { defaultForm } from '../compose/forms.ts';

/** Forms of Fieldnotes: about the place, before anybody drives there, and an address for the notebook. */
export const fieldnotesForms = [
  defaultForm(
    ['form-place', 'Tell us about the place'],
    {
      submit: 'Send the notes',
      thanks: '## Noted\n\nOne of the five of us answers within a week, usually with a question about water.',
      small: 'What you write stays at the long table. We keep it for a year, in case you come back to it.',
    },
    [
      ['name', '*Your name'],
      ['email', '*Email'],
      ['section', 'The place', { description: 'As much as you know. Guesses are welcome.', underline: true }],
      ['address', 'Where is it?'],
      [
        'select',
        '*What is it?',
        { options: ['A garden', 'A yard or courtyard', 'A street or square', 'A field', 'None of these'] },
      ],
      [
        'currency',
        'Roughly, the money there is',
        { currencySymbol: '$', description: 'A range is fine in the notes below.' },
      ],
      [
        'likert',
        'How do you feel about it?',
        {
          options: [
            'It may take years',
            'We want to do some of it ourselves',
            'It should look finished in June',
          ],
        },
      ],
      ['textarea', '*Three sentences about it', { maxLength: 600 }],
    ],
  ),
  defaultForm(
    ['form-notebook', 'The notebook'],
    {
      submit: 'Subscribe',
      thanks: 'Thank you. The next page of the notebook comes with the season.',
      purpose: 'newsletter',
      small: 'Four letters a year, one a season.',
    },
    [['email', '*Email', { placeholder: 'you@example.com' }]],
  ),
];

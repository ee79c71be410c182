import { defaultForm } from '../compose/forms.ts';

/**
 * Forms of Levain: bread for an event, an address for the list of what is baked, and who comes to a class.
 */
export const levainForms = [
  defaultForm(
    ['form-event', 'Bread for an event'],
    {
      submit: 'Ask for a quote',
      thanks:
        '## It is on the board\n\nWe read these when the ovens are down, and call back within two baking days.',
      small: 'We use this to answer you, and for nothing else.',
    },
    [
      ['name', '*Your name'],
      ['email', '*Email', { placeholder: 'you@example.com' }],
      ['phone', 'Phone', { description: 'For a quick call about sizes, mornings only.' }],
      [
        'date',
        '*Day of the event',
        { description: 'We need ten days, and are closed on Mondays and Tuesdays.' },
      ],
      ['number', '*How many people?', { placeholder: 'Up to 60' }],
      ['radio', '*How does it get there?', { options: ['We collect it', 'Please bring it to us'] }],
      [
        'checkbox',
        'What should be on the table?',
        { options: ['Country loaves', 'Rye', 'Focaccia by the tray', 'Something sweet'] },
      ],
      [
        'textarea',
        'Anything we should know?',
        { description: 'Allergies, a theme, a cousin who only eats crust.', maxLength: 400 },
      ],
    ],
  ),
  defaultForm(
    ['form-bake-list', 'The bake list'],
    {
      submit: 'Send it to me',
      thanks: 'You are on the list. The next one goes out on Tuesday, before the mill starts.',
      purpose: 'newsletter',
      small: 'One letter a week, and a way out in each.',
    },
    [['email', '*Email', { placeholder: 'you@example.com' }]],
  ),
  defaultForm(
    ['form-class', 'Who comes to the class'],
    { submit: 'Add to cart', thanks: 'See you at the bench.', purpose: 'product' },
    [
      ['text', '*Who comes?', { description: 'First names will do; they go on the aprons.' }],
      [
        'checkbox',
        'What should lunch leave out?',
        { options: ['Meat', 'Milk and butter', 'Nuts and seeds'] },
      ],
      [
        'textarea',
        'Anything we should know?',
        { description: 'An allergy, a bad shoulder, a deadline.', maxLength: 300 },
      ],
    ],
  ),
];

import { form } from '../compose/forms.ts';
import { accordion, gallery, image, page, quote, section, text } from '../compose/page.ts';

/** The band, its press and its contacts. */
export const aboutDocument = page(
  'about',
  section(
    { theme: 'darkest', width: 'full', spacing: 'none' },
    image([0, 0, 24, 16], 'overdub/three-microphones', { ratio: '16:9' }),
  ),
  section(
    { theme: 'darkest', spacing: 'large' },
    text([0, 0, 22, 4], `# Three people, two amps, one take`),
    text(
      [0, 5, 13, 14],
      `! Overdub began as a mistake: a tape machine left in record over somebody else’s rehearsal.

      That was a basement in Leeds, eight years ago. The other band never came back for the tape, so we learned to play
      along to it, then over it, then without it. Four albums later we still record the same way: everybody in one
      room, one microphone too many, no second takes after midnight.

      *Tall Static* was made in a scout hut. *Night Bus Radio* was made on the top deck, with a battery amp and a very
      patient driver. *Feedback Season* is the first one made in a real studio, and we spent the first day making it
      sound like a scout hut.

      On stage there are no laptops and there is no click. Songs end when somebody looks up.`,
    ),
    image([15, 6, 9, 10], 'overdub/rehearsal-room', {
      ratio: '4:5',
      caption: 'Unit 9, the week before the tour',
    }),
  ),
  section(
    { theme: 'accent', spacing: 'large' },
    quote(
      [0, 0, 20, 6],
      'You do not so much hear “Ninety” as stand in its way.',
      'Long Player, album of the month',
    ),
  ),
  section(
    { theme: 'darkest', spacing: 'large', anchor: 'press' },
    text([0, 0, 8, 3], `## Press`),
    accordion(
      [9, 0, 15, 12],
      [
        [
          'Short biography, 60 words',
          `Overdub are a three-piece from Leeds who play loud, unhurried songs about night transport and bad wiring. Their
          fourth album, *Feedback Season*, was cut live to two-inch tape in nine nights and released in September 2026.
          They tour the United Kingdom and Europe until June 2027, without a laptop, a click track or, so far, a
          cancelled show.`,
        ],
        [
          'Photographs and artwork',
          `Print-size photographs and the sleeve are in one folder. Ask [press@overdub.example](mailto:press@overdub.example)
          for the link and tell us where they will appear. Please do not crop the amplifier out.`,
        ],
        [
          'Technical rider in one breath',
          `Stage at least 6 × 4 m. Two guitar amplifiers (ours), one bass amplifier (yours, the larger one), a drum riser
          if you have it. Four monitor mixes, five vocal microphones, no smoke before the third song. A kettle.`,
        ],
        [
          'Accessibility at shows',
          `Every venue on this tour has step-free entry and a viewing platform; write to us for companion tickets. Songs
          four and nine use strobe light. We say so on stage before each of them.`,
        ],
      ],
    ),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    text([0, 0, 8, 3], `## Call us`),
    text(
      [9, 0, 7, 5],
      `### Booking\n\n[booking@overdub.example](mailto:booking@overdub.example) |\n[+44 20 7946 0128](tel:+442079460128)`,
    ),
    text(
      [17, 0, 7, 5],
      `### Press and radio\n\n[press@overdub.example](mailto:press@overdub.example) |\n[+44 20 7946 0177](tel:+442079460177)`,
    ),
    text(
      [9, 6, 15, 4],
      `### The shop\n\nWrong size, bent sleeve, lost parcel: [store@overdub.example](mailto:store@overdub.example). ` +
        `A human answers, usually from the van.`,
    ),
  ),
  section(
    { theme: 'darkest', spacing: 'large', anchor: 'write' },
    text([0, 0, 8, 4], `## Or write`),
    form([9, 0, 15, 18], 'form-write'),
  ),
  section(
    { theme: 'darkest', width: 'full', spacing: 'none' },
    gallery([0, 0, 24, 12], ['overdub/van-night', 'overdub/hero-stage'], {
      design: 'grid',
      padding: 0,
      'show-meta-only-title': false,
    }),
  ),
);

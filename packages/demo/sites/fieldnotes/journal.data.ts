/**
 * An article before it is laid out: its text in the rich notation, a note for the margin, what breaks it up.
 */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly day: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly picture: string | null;
  readonly opening: string;
  readonly note: string;
  readonly saying: readonly [words: string, source: string] | null;
  readonly rest: string;
  readonly restNote: string;
}

/** The articles of the studio's notebook. */
export const articles: readonly Article[] = [
  {
    slug: 'the-november-list',
    title: 'The November list',
    excerpt: 'What to leave standing, what to cut, and a defence of doing nearly nothing before the snow.',
    day: '2026-11-14',
    category: 'Seasons',
    tags: ['maintenance', 'winter'],
    picture: 'fieldnotes/journal-1',
    opening: `! Every autumn we send the same letter to the people whose gardens we drew. It says: put the rake down.

    A garden in November looks like the end of a party. The instinct is to clear the glasses. But nearly everything that
    looks finished is in use. Hollow stems hold next year’s bees. Seed heads are a bird table that refills itself. The
    collapsed skirt of a peony keeps the frost off its own crown better than any mulch you can buy.

    So our list is short, and most of it is about what not to do.

    ## Leave

    - Every stem that stands by itself
    - Leaves on soil, wherever they have fallen
    - Grasses, until they lie down of their own accord
    - The log pile, the brush pile, the pile you were ashamed of

    ## Cut

    - Anything that will hit a person in the face
    - Anything diseased, and burn it
    - The path edges, once, cleanly, so that the rest looks meant`,
    note: 'One clean edge buys you a year of wildness. Landscape people call this a cue to care. Neighbours call it a relief.',
    saying: ['A garden is not untidy in November. It is occupied.', 'Notebook 14, page 61'],
    rest: `## Then go and look

    The real work of the month is to stand there. With the leaves down you see the bones: where the path sags, which
    tree is leaning on its neighbour, what the view would be if one branch were gone. None of it will be visible in May,
    and all of it will be true.

    Take a photograph from the kitchen window, at the height of a person sitting down. Draw on it with a thick pen. Pin
    it up where the coffee is. By February you will know what to do, and, better, what you have stopped wanting to do.

    We revisit each garden with last November’s photograph in hand. It is the cheapest survey there is.`,
    restNote: 'Sit down for the photograph. Nearly all looking at gardens is done from chairs.',
  },
  {
    slug: 'how-to-read-a-soil-pit',
    title: 'How to read a soil pit',
    excerpt: 'One metre square, one metre deep: an hour with a spade that saves a year of wrong plants.',
    day: '2026-09-03',
    category: 'Method',
    tags: ['soil', 'survey'],
    picture: 'fieldnotes/journal-2',
    opening: `! A soil test comes back as a sheet of numbers. A soil pit comes back as a place.

    Dig it where you least want to: in the middle of the lawn, by the wall where nothing grows. Cut the turf neatly and
    lay it upside down in the shade. Then go straight down, keep one face vertical, and clean it with a trowel as if you
    were going to draw it. You are going to draw it.

    ## Read from the top

    The first hand’s breadth should be dark and full of roots. If it is pale, it has been mown and carried away for
    years; feed it with leaves, not with a bag. If it comes off in plates, it has been driven over.

    Below that, look for the line where colour changes. A sharp line means that somebody put it there. Builders bury their
    sins at about fourteen inches. A soft line means time.

    Grey with orange freckles is the signature of water that stands in winter. Believe it over anything the drains
    suggest.`,
    note: 'Tools: spade, trowel, folding rule, water, a white tray, and lunch.',
    saying: null,
    rest: `## Then the bucket

    Pour in five gallons and note the time. Gone within the hour: sand or gravel, plant what likes thirst. Gone by
    evening: you are lucky, plant what you like. Still there in the morning: you have a pond, and the only question left
    is whether you will admit it.

    ## Draw it

    We draw every pit at one to five, with the colours rubbed in from the pit itself. A wet thumb of subsoil makes an
    excellent crayon. There are two hundred and six of them in the plan chest, and no two are alike, including the two
    that were dug eleven feet apart.

    Fill the hole in the order that you emptied it. The turf goes back on top the right way up, and in a week nobody will
    know, except that you do.`,
    restNote:
      'The tray is for worms. Fewer than five in a spadeful is a conversation; more than twelve is a compliment.',
  },
  {
    slug: 'drawing-with-a-mower',
    title: 'Drawing with a mower',
    excerpt: 'The cheapest landscape plan we ever made used a can of fuel and took an afternoon.',
    day: '2026-06-21',
    category: 'Method',
    tags: ['grass', 'maintenance'],
    picture: null,
    opening: `! The client had two acres, no budget, and a mower. We said: then you have a pencil.

    Mow a path from the back door to the thing you like best, and let it bend where you would bend. Mow a room at the far
    end, large enough for a table and the people you would ask to it. Leave everything else until August.

    That is the whole plan. It costs less than a rose bush and can be rubbed out.

    ## Widths

    - One pass, 21 inches: for one person, or two who like each other
    - Two passes: for a wheelbarrow
    - Three: for a procession, a dog, or an argument

    A path that is one pass wide makes people quiet. We cannot explain this, but have tested it on a school.`,
    note: 'Mow the edge of the long grass twice. The second cut is what makes it a line.',
    saying: ['If you do not like it by Sunday, let it grow out.', 'Advice given over a fence'],
    rest: `## What comes up

    By the second summer the long grass will have sorted itself. Where it is damp there will be sedge, where it is thin
    there will be hawkweed, and somewhere there will be a plant that you have never noticed, because you have been cutting
    its head off since you moved in.

    Mark that place with a stick. Next year the path should go past it.

    We have drawn gardens with stone and with steel since then, and charged for them. Four of the mown ones are still there.
    One of them has had a wedding in it.`,
    restNote:
      'Cut the long grass once, in the last week of August, and rake it off. Hay is a nutrient; so is its absence.',
  },
  {
    slug: 'a-gate-is-a-sentence',
    title: 'A gate is a sentence',
    excerpt: 'Notes on hinges, latches, heights and what a gate says to someone who has not met you.',
    day: '2026-03-08',
    category: 'Details',
    tags: ['building', 'wood'],
    picture: null,
    opening: `! Before anyone has seen your garden they have touched your gate.

    A gate at the height of the hip says *come in*. At the chest it says *ring first*. Above the eye it says nothing, which
    is the rudest thing that a gate can do. When it must be that high, we put a slot in it, as wide as a hand, at the height of
    a child.

    ## Weight

    A gate should be heavy enough that you mean it and light enough for one finger. The trick is in the hinge: hang the
    upper one half an inch out of plumb and the gate will close by itself, slowly, with a sound like a book.

    ## Latch

    Put the latch where the hand already is. Watch three people arrive with shopping. Then move the latch.`,
    note: 'Cedar for the boards, oak for the post, bronze for whatever is touched. Steel only where it can be seen to rust.',
    saying: null,
    rest: `## The other side

    Everyone designs gates from the street. But you will leave by it ten thousand times, and what you see then is the back:
    the ledges, the brace, the screws. Make that the face. The brace runs up from the lower hinge, never down to it, and if
    it is in the wrong direction someone who knows will notice, and be too polite to say.

    Our best gate is in Camden. It is three feet high, has no lock, and has been repaired by three different neighbours. We
    learned more from their repairs than from our drawing, which we have now changed.`,
    restNote: 'Sheet FN-019, revision D. The revisions are theirs.',
  },
  {
    slug: 'why-we-number-everything',
    title: 'Why we number everything',
    excerpt: 'Three hundred and twelve steps, each with a name that a mason can shout.',
    day: '2025-12-12',
    category: 'Studio',
    tags: ['drawing'],
    picture: null,
    opening: `! A plan without numbers is an opinion.

    On our sheets every tree, step, stone and drain has one. People take this for fussiness. It is the opposite: a number is
    how you let go of a thing. Once step 147 is step 147, the mason can ring up and say that it wants to be two inches
    lower, and everyone knows what is meant, and it can simply be done.

    Numbers also make things findable. A garden is built over a year and kept for forty. Somebody will stand in front
    of a shrub in 2051 with a saw in one hand, wondering.`,
    note: 'Trees count from the gate, clockwise. Steps count upward, because that is when you have breath to count.',
    saying: null,
    rest: `We give the owner a copy of the list with a wide empty column. What happened here? Number 12 died in the drought
    and was not missed. Number 30 has a nest in it, wait until July. Number 88 was planted by Ruth.

    When we come back in June, that column is the first thing that we read. It is a better drawing than ours.`,
    restNote: 'The column is headed “Since”.',
  },
];

/** The file of the digital product: the house loaf, written down. */
export const notebookText = `THE SOURDOUGH NOTEBOOK
Levain, the house loaf in twelve steps

You need
  900 g  stone-milled wheat flour, and 100 g whole rye
  740 g  water at 27 degrees C
   20 g  fine sea salt
  200 g  leaven, fed last night and risen by half this morning

Day one
 08:00  Mix flour and 700 g of the water until nothing is dry. Cover. Rest 45 minutes.
 08:45  Add the leaven, the salt and the rest of the water. Squeeze it through your fingers.
 09:15  Fold: wet hand, pull one side up and over, turn the bowl, four times round.
 09:45  Fold again. The dough begins to hold together.
 10:15  Fold a third time, more gently. Then leave it alone.
 13:00  It has grown by a third and wobbles. Turn it out, cut it in two, round each loosely.
 13:30  Shape: fold the bottom up, the sides in, roll it towards you. Seam up into floured baskets.
 14:00  Cover, and into the refrigerator overnight.

Day two
 07:00  Oven to 250 degrees C with a heavy pot inside, for a whole hour.
 08:00  Turn one loaf out, slash it once and with conviction, lid on: 20 minutes.
 08:20  Lid off, 230 degrees C: 22 to 28 minutes, until the ears are nearly black.
 08:50  Onto a rack. Listen to it. Do not cut it for an hour; nobody manages two.

If it is flat, the leaven was young or the kitchen cold. If it is sour, the night was long.
If it is neither, you have baked our bread.
`;

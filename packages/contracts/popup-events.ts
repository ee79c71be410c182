/** Name of the event on the page's window by which a pop-up says what happened to it. */
export const popupEvents = 'veranda:popup';

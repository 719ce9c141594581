/** How long, in ms, what somebody changes rests before it takes effect. Tests of pages shorten them: nobody types there. */
export const pauses = {
  /** A search is asked this long after the last key. */
  typing: 300,
  /** Figures that follow one another are taken together. */
  figures: 400,
  link: 600,
  save: 800,
  /** Before what was lost on its way is sent once more; doubled each time. */
  again: 400,
};

/** Pauses, in ms, before a change takes effect. Page tests shorten them, because no person types there. */
export const pauses = {
  /** From the last key to the search. */
  typing: 300,
  /** Quick changes of a figure are taken together. */
  figures: 400,
  link: 600,
  save: 800,
  /** Before a lost request is sent again; doubled each time. */
  again: 400,
};

/** The place in the bar of pages for people without an account that a page fills. */
export const CONTAINER_BAR = 'container-bar';

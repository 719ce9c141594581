var e = { typing: 300, figures: 400, link: 600, save: 800, again: 400 };
export { e as t };

import { chooseViews } from './choose-views.ts';

export const task = chooseViews;

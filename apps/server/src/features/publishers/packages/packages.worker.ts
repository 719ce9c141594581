import { choosePackages } from './choose-packages.ts';

export const task = choosePackages;

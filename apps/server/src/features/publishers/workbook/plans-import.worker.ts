import { readPlanRows } from './read-plan-rows.ts';

export const task = readPlanRows;

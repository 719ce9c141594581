import { refusal } from './refusal.ts';

export const worldRefusals = {
  clock_moving: refusal(409),
  clock_backwards: refusal(422),
};

import { onlineManager } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { forgetPerson } from '#api.ts';

/** Token and cache belong to the person of one test, so each test ends without them. */
afterEach(() => {
  forgetPerson();
  onlineManager.setOnline(true);
});

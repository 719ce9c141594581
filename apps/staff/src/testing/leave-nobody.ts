import { onlineManager } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { forgetPerson } from '#api.ts';

/** Token and cache belong to the person of a test, who is gone when the next begins. */
afterEach(() => {
  forgetPerson();
  onlineManager.setOnline(true);
});

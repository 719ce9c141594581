import { onlineManager } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { announcePersonChange } from '#api/person.ts';

/** Token, cache, draft and uploads belong to the person of a test, who is gone when the next begins. */
afterEach(() => {
  announcePersonChange();
  onlineManager.setOnline(true);
});

import { onlineManager } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { announcePersonChange } from '#session/person.ts';

/** Token, cache, draft and uploads belong to the person of one test, so each test ends without them. */
afterEach(() => {
  announcePersonChange();
  onlineManager.setOnline(true);
});

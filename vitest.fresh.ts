import { vi } from 'vitest';

// The files of a room share a worker, since isolating each would take four times as long. They share installed packages only: every file
// loads our own modules, with their state, again.
vi.resetModules();

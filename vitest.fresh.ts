import { vi } from 'vitest';

// Files of a room share a worker, since a world for each would cost four times the work. What is shared is what was
// installed: of our own modules, with all that they keep, every file loads new ones.
vi.resetModules();

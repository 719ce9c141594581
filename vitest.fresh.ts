import { vi } from 'vitest';

// Files of a room share a worker, because a worker for each would cost four times the work. They share the installed
// packages; every file loads our own modules again, because modules have state.
vi.resetModules();

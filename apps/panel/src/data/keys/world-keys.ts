export const worldKeys = {
  all: ['world'],
  clock: () => ['world', 'clock'] as const,
} as const;

export const accountKeys = {
  all: ['account'],
  info: () => ['account', 'info'] as const,
  services: () => ['account', 'services'] as const,
  featureFlags: () => ['account', 'feature-flags'] as const,
  user: () => ['session', 'user'] as const,
} as const;

export const notificationKeys = {
  all: ['notifications'],
  list: (show: string) => ['notifications', 'list', show] as const,
  bell: () => ['notifications', 'new'] as const,
} as const;

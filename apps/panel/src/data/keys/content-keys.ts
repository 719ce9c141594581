export const contentKeys = {
  all: ['contents'],
  pending: () => ['contents', 'pending'] as const,
  lists: () => ['contents', 'list'] as const,
  list: (query: object) => ['contents', 'list', query] as const,
  versions: (campaign: number) => ['contents', 'versions', campaign] as const,
} as const;

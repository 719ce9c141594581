export const reportKeys = {
  all: ['reports'],
  ofCampaign: (id: number | undefined) => ['reports', id] as const,
  overviews: () => ['reports', 'overview'] as const,
  stats: (id: number, ranges: object) => ['reports', id, ranges] as const,
  tab: (id: number, tab: string, ranges: object) => ['reports', id, tab, ranges] as const,
  notes: (id: number) => ['reports', id, 'notes'] as const,
  overview: (query: object) => ['reports', 'overview', query] as const,
} as const;

export const ticketKeys = {
  all: ['tickets'],
  lists: () => ['tickets', 'list'] as const,
  list: (query: object) => ['tickets', 'list', query] as const,
  one: (id: number | undefined) => ['tickets', 'one', id] as const,
  categories: () => ['ticket-categories'] as const,
} as const;

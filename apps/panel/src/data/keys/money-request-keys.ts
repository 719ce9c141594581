export const moneyRequestKeys = {
  all: ['money-requests'],
  charges: (query: object) => ['money-requests', 'charges', query] as const,
  deductions: (query: object) => ['money-requests', 'deductions', query] as const,
  list: (query: object) => ['money-requests', 'list', query] as const,
  one: (id: number | undefined) => ['money-requests', 'one', id] as const,
  procedures: () => ['money-requests', 'procedures'] as const,
  details: (withAccounts: boolean) => ['money-requests', 'details', withAccounts] as const,
} as const;

/** The bytes of an attachment never change, so they are no part of what a change makes old. */
export const attachmentKey = (id: number) => ['attachments', id] as const;

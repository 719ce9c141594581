export const PAGE_SIZES = [5, 10, 20, 30, 40] as const;

/** Whose product it is unless the operator says otherwise. */
export const brandFa = { name: 'جارچی', company: 'شرکت جارچی' } as const;

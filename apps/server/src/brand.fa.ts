/** The product's name and company, unless the operator sets others. */
export const brandFa = { name: 'جارچی', company: 'شرکت جارچی' } as const;

/** Each path of the console, below /staff. */
export const paths = {
  customers: '/',
  customer: '/customers/$account',
  login: '/login',
} as const;

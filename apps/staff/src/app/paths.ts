/** Each path of the console, below /staff. */
export const paths = {
  customers: '/',
  customer: '/customers/$account',
  requests: '/requests',
  request: '/requests/$account/$request',
  login: '/login',
} as const;

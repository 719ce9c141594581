/** Each path of the console, below /staff. */
export const paths = {
  customers: '/',
  customer: '/customers/$account',
  officialRequests: '/official-requests',
  officialRequest: '/official-requests/$account/$document',
  login: '/login',
} as const;

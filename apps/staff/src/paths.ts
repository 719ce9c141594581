/** Each path of the console, below /staff. */
export const paths = {
  customers: '/',
  customer: '/customers/$account',
  requests: '/requests',
  request: '/requests/$account/$request',
  officialRequests: '/official-requests',
  officialRequest: '/official-requests/$account/$document',
  tickets: '/tickets',
  ticket: '/tickets/$account/$ticket',
  phoneRequests: '/phone-requests',
  phoneRequest: '/phone-requests/$request',
  jobs: '/jobs',
  login: '/login',
} as const;

/** Every address of the panel by its route's name; what begins with $ is a parameter, {-$…} one that may be missing. */
export const routePaths = {
  index: '/',
  dashboard: '/dashboard',

  campaign: '/campaign',
  'campaign-general-information': '/campaign/general-information',
  'campaign-content': '/campaign/content',
  'campaign-create-package': '/campaign/create-package',
  'campaign-activation': '/campaign/activation',
  'campaign-id': '/campaign/$id',
  'campaign-id-general-information': '/campaign/$id/general-information',
  'campaign-id-content': '/campaign/$id/content',
  'campaign-id-create-package': '/campaign/$id/create-package',
  'campaign-id-activation': '/campaign/$id/activation',

  campaigns: '/campaigns',
  'campaigns-archives': '/campaigns/archives',
  'campaigns-id': '/campaigns/$id',
  'campaigns-id-identity': '/campaigns/$id/identity',
  'campaigns-id-share-token': '/campaigns/$id/share/{-$token}',

  contents: '/contents',
  'contents-id-share-token': '/contents/$id/share/{-$token}',

  'financial-charge': '/financial/charge',
  'financial-charge-result': '/financial/charge/result',
  'financial-money-back': '/financial/money-back',
  'financial-payments': '/financial/payments',
  'financial-payments-id': '/financial/payments/$id',
  'financial-pre-invoice': '/financial/pre-invoice',
  'financial-report': '/financial/report',
  'financial-requests': '/financial/requests',
  'financial-requests-id': '/financial/requests/$id',
  'financial-requests-charge': '/financial/requests/charge',
  'financial-requests-deduction': '/financial/requests/deduction',
  'financial-requests-transfer': '/financial/requests/transfer',
  'financial-factor-id': '/financial/factor/{-$id}',
  'financial-factor-official-list': '/financial/factor/official/list',
  'financial-factor-official-id': '/financial/factor/official/{-$id}',

  helpcenter: '/helpcenter',
  'helpcenter-id': '/helpcenter/$id',
  'helpcenter-id-article': '/helpcenter/$id/$article',
  notifications: '/notifications',
  profile: '/profile',
  support: '/support',
  'support-new': '/support/new',

  'auth-login': '/auth/login',
  'auth-login-send-otp': '/auth/login/send-otp',
  'auth-login-submit-otp': '/auth/login/submit-otp',
  'auth-signup': '/auth/signup',
  'auth-signup-submit-otp': '/auth/signup/submit-otp',
  'auth-signup-info': '/auth/signup/info',
  'auth-signup-types': '/auth/signup/types',
  'auth-terms': '/auth/terms',

  'telegram-redirect': '/telegram/redirect',
  'u-account': '/u/$account',
} as const;

export const paths = { home: routePaths.index, login: routePaths['auth-login'] } as const;

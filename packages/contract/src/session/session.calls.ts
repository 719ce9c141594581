import type { CallTable } from '../call.ts';

export const sessionCalls = {
  getAccessToken: {
    method: 'GET',
    host: 'accounts',
    path: '/token/access',
    access: 'public',
    readsRefreshCookie: true,
    errors: ['unauthenticated', 'account_not_found'],
    summary: "A short access token for the account, from the rotating refresh cookie; refused for another person's account",
  },
  sendOtp: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone/',
    access: 'public',
    errors: ['phone_invalid'],
    summary: 'Sends a sign-in code to a phone, at most one a minute; earlier codes become invalid',
  },
  verifyOtp: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone/verify',
    access: 'public',
    errors: ['otp_wrong', 'otp_expired', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found', 'person_frozen', 'phone_left'],
    summary: 'Signs in with the code; sets the refresh and account cookies',
  },
  setPhone: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone/change',
    access: 'user',
    needsCsrf: true,
    errors: ['otp_wrong', 'otp_expired', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found', 'phone_taken', 'proof_required'],
    summary:
      'Gives the signed-in person, who has proved themself, the phone that a code was sent to; ends their other sessions, tells the phone and e-mail of before; needs the CSRF header',
  },
  signInWithPassword: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/login/password',
    access: 'public',
    errors: ['password_wrong', 'password_too_many_tries', 'person_frozen'],
    summary: 'Signs in with phone, e-mail or username and a password',
  },
  getUser: {
    method: 'GET',
    host: 'accounts',
    path: '/user/',
    access: 'user',
    errors: [],
    summary: 'The signed-in person',
  },
  updateInfo: {
    method: 'PUT',
    host: 'accounts',
    path: '/auth/info',
    access: 'user',
    needsCsrf: true,
    errors: ['proof_required'],
    summary:
      'Changes the name and e-mail of the signed-in person; another e-mail than the confirmed one needs a proof; needs the CSRF header',
  },
  signOut: {
    method: 'GET',
    host: 'accounts',
    path: '/auth/logout',
    access: 'public',
    readsRefreshCookie: true,
    errors: [],
    summary: 'Ends the session and clears its cookies',
  },
} as const satisfies CallTable;

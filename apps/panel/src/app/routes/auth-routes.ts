import { createRoute } from '@tanstack/react-router';
import { appFa } from '#app/app.fa.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { routePaths } from '#paths.ts';
import { auth } from './frames.ts';

const { titles } = appFa;
const shared = { getParentRoute: () => auth } as const;

export const authRoutes = [
  createRoute({
    ...shared,
    path: routePaths['auth-login'],
    component: page(() => import('#pages/auth/LoginPage.tsx'), 'LoginPage'),
    staticData: { title: titles.signIn },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-login-send-otp'],
    component: page(() => import('#pages/auth/LoginPage.tsx'), 'LoginPage'),
    staticData: { title: titles.signIn },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-login-submit-otp'],
    component: page(() => import('#pages/auth/SubmitOtpPage.tsx'), 'SubmitOtpPage'),
    staticData: { title: titles.code },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-signup'],
    component: page(() => import('#pages/auth/SignUpPage.tsx'), 'SignUpPage'),
    staticData: { title: titles.signUp },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-signup-submit-otp'],
    component: page(() => import('#pages/auth/SubmitOtpPage.tsx'), 'SubmitOtpPage'),
    staticData: { title: titles.code },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-signup-info'],
    component: page(() => import('#pages/auth/SignUpInfoPage.tsx'), 'SignUpInfoPage'),
    staticData: { title: titles.signUpInfo },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-signup-types'],
    component: page(() => import('#pages/auth/SignUpTypesPage.tsx'), 'SignUpTypesPage'),
    staticData: { title: titles.signUpTypes },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-password'],
    component: page(() => import('#pages/auth/password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
    staticData: { title: titles.forgotten },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-accounts'],
    component: page(() => import('#pages/auth/AccountsPage.tsx'), 'AccountsPage'),
    staticData: { title: titles.signIn },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-terms'],
    component: page(() => import('#pages/auth/TermsPage.tsx'), 'TermsPage'),
    staticData: { title: titles.terms },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-way-back'],
    component: page(() => import('#pages/auth/links/WayBackPage.tsx'), 'WayBackPage'),
    staticData: { title: titles.wayBack },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-lost-phone'],
    component: page(() => import('#pages/auth/lost-phone/LostPhonePage.tsx'), 'LostPhonePage'),
    staticData: { title: titles.lostPhone },
  }),
  createRoute({
    ...shared,
    path: routePaths['auth-phone-request'],
    component: page(() => import('#pages/auth/links/PhoneRequestPage.tsx'), 'PhoneRequestPage'),
    staticData: { title: titles.phoneRequest },
  }),
  createRoute({
    ...shared,
    path: '/auth/$',
    component: page(() => import('#pages/auth/AuthNotFoundPage.tsx'), 'AuthNotFoundPage'),
    staticData: { title: titles.notFound },
  }),
] as const;

import { findAccount } from '#api/cookies.ts';

/** Where this tab keeps what was typed for the account and not sent yet, by the form; a sign-out removes it. */
export const ticketKey = (form: string): string => `jarchi-ticket:${findAccount() ?? ''}:${form}`;

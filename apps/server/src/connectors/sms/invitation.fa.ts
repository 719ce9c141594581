export const invitationFa = {
  /** At most nine words: a template takes no more. */
  title: (account: string) => `دعوت به حساب «${account.split(/\s+/).slice(0, 4).join(' ')}»`,
};

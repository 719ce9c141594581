import type { TicketCategory, TicketDepartment } from '@jarchi/domain/tickets/tickets.ts';

export const ticketDepartmentsFa: Readonly<Record<TicketDepartment, string>> = { advertiser: 'پشتیبانی تبلیغ‌دهندگان' };

export const ticketCategoriesFa: Readonly<Record<TicketCategory, string>> = {
  campaign: 'کمپین',
  contents: 'محتوای اینفلوئنسرها',
  reports: 'گزارش و آمار',
  finance: 'مالی',
  publishers: 'ناشران',
  account: 'حساب کاربری',
  technical: 'مشکل فنی',
  training: 'آموزش',
};

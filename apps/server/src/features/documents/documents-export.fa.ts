import type { DocumentKind, DocumentState } from '@jarchi/domain/documents/document-kinds.ts';

/** Words of the list of documents as a workbook, and of the files of a month. */
export const exportFa = {
  sheet: 'اسناد مالی',
  fileName: 'اسناد مالی',
  month: (name: string) => `اسناد مالی ${name}`,
  index: 'فهرست',
  columns: [
    'شماره',
    'نوع',
    'وضعیت',
    'تاریخ',
    'کمپین',
    'برگشت از',
    'فاکتور رسمی',
    'مبلغ پیش از تخفیف (تومان)',
    'تخفیف (تومان)',
    'پس از تخفیف (تومان)',
    'مالیات (تومان)',
    'جمع (تومان)',
  ],
  kinds: {
    receipt: 'رسید',
    invoice: 'فاکتور',
    credit_note: 'برگهٔ اصلاح',
    pre_invoice: 'پیش‌فاکتور',
    official_invoice: 'فاکتور رسمی',
  } satisfies Record<DocumentKind, string>,
  states: {
    issued: 'صادر شد',
    open: 'در انتظار پرداخت',
    paid: 'پرداخت شد',
    expired: 'مهلت گذشته',
    void: 'باطل',
    requested: 'درخواست شده',
    refused: 'رد شد',
    withdrawn: 'پس گرفته شد',
  } satisfies Record<DocumentState, string>,
} as const;

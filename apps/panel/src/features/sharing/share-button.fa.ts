/** Apart from the words of the dialog, which load when it opens. */
export const shareButtonFa = { report: 'اشتراک گزارش', content: 'اشتراک محتوا' } as const;

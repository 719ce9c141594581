/** Words of every document. */
export const pdfFa = {
  percent: (figure: string) => `${figure}٪`,
  page: (at: string, count: string) => `صفحهٔ ${at} از ${count}`,
} as const;

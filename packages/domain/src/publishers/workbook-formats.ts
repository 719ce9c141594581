/** The format of a file that was sent instead of a workbook (xlsx), recognised by its bytes. `other`: none of these. */
export type NotWorkbook = 'csv' | 'html' | 'xml' | 'pdf' | 'xlsb' | 'ods' | 'zip' | 'other';

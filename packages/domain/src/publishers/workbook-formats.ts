/** What a file is that was sent in the place of a workbook (xlsx), known by its bytes. `other`: none of these. */
export type NotWorkbook = 'csv' | 'html' | 'xml' | 'pdf' | 'xlsb' | 'ods' | 'zip' | 'other';

export { PdfButton } from './PdfButton.tsx';
export { TableExport } from './TableExport.tsx';

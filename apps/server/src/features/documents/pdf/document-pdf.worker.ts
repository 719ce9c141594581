import { renderDocument } from './render-document.tsx';

export const task = renderDocument;

export { AttachedFile } from './AttachedFile.tsx';
export { AttachPicture } from './AttachPicture.tsx';
export { FilesField, focusFiles, type ListedFile } from './FilesField.tsx';
export { usePictures } from './usePictures.ts';

export { TextDoctor } from './TextDoctor.tsx';

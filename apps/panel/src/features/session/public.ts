export { ProofDialog } from './proofs/ProofDialog.tsx';

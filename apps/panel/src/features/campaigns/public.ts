export { PlacementStatus } from './placements/PlacementStatus.tsx';
export { RefuseOffersDialog } from './ending/RefuseOffersDialog.tsx';
export { UnfinishedDrafts } from './drafts/UnfinishedDrafts.tsx';

export { PlacementStanding } from './placements/PlacementStanding.tsx';
export { RefuseOffersDialog } from './ending/RefuseOffersDialog.tsx';
export { UnfinishedDrafts } from './drafts/UnfinishedDrafts.tsx';

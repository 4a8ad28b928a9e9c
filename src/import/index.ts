export type {ImportCode, ImportIssue} from './issue.ts';
export {type Importing, importListings, type Listing} from './listing.ts';
export {LISTING_KINDS, type ListingKind} from './tool-kind.ts';

/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { type FoundClick, listClicks, listNewestClicks } from './clicks.queries.ts'
export {
  foldedUntil,
  listClickFigures,
  listCountedDays,
  listLinkResults,
  listReasons,
} from './link-days.queries.ts'
export {
  addLink,
  countLinks,
  findLink,
  findLinkBySlug,
  findRequestedLink,
  type LinkRow,
  listLinkedProducts,
  listLinkNames,
  listLinks,
  type LinksAsked,
  setLinkEnd,
} from './links.queries.ts'

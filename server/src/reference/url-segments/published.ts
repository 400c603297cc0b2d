/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { addPartnerSegment, findSegment, type UrlSegment } from './url-segments.queries.ts'

/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { findFunnel, type FunnelRow, saveFunnelRow } from './funnel.queries.ts'
export { funnelOfSegment } from './funnel-of-segment.ts'

import type { PublicLender } from '@marketplace/contract/lenders'

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The lender that the session's marker stands for, or null; the marker is its name in the form of an address. */
export const findLenderOfMarker = (lenders: readonly PublicLender[], marker: string): PublicLender | null =>
  lenders.find(({ name }) => slugOf(name) === marker) ?? null

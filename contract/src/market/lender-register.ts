import * as z from 'zod/mini'

/** What we do for a lender as its lending service provider; each holds what stands before it. */
export const lspRoleNames = {
  referral: 'Shows its offers and leads customers to it',
  applications: 'Also takes applications and passes them on',
  servicing: 'Also takes its questions and passcodes during the application',
} as const
export type LspRole = keyof typeof lspRoleNames
export const lspRoles = Object.keys(lspRoleNames) as [LspRole, ...LspRole[]]
export const LspRole = z.enum(lspRoles, { error: 'invalid_value' })

/** Number series of a lender's calls (TRAI direction of 19 November 2025): 1600 for service, 140 for promotion. */
export const callSeriesNames = {
  s1600: '1600 for service calls, no promotion',
  s1600_s140: '1600 for service, 140 for promotion',
  none: 'It does not call',
} as const
export type CallSeries = keyof typeof callSeriesNames
export const callSeriesKinds = Object.keys(callSeriesNames) as [CallSeries, ...CallSeries[]]
export const CallSeries = z.enum(callSeriesKinds, { error: 'invalid_value' })

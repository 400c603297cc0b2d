import type { Role } from '@marketplace/contract/platform/call'

/** What the roles of section 6 are called. */
export const roleNames: Readonly<Record<Role, string>> = { 1: 'Administrator', 2: 'Analyst', 3: 'Caller' }

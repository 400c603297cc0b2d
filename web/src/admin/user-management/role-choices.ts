import type { Role } from '@marketplace/contract/platform/call'
import { roleNames } from '../page/role-names.ts'

/** The roles to choose from, with what each may do. */
export const roleChoices = ([1, 2, 3] as const).map((role) => ({
  value: String(role),
  label: `${role} – ${roleNames[role]}`,
}))

export const roleOf = (text: string): Role => (text === '1' ? 1 : text === '2' ? 2 : 3)

import type { Role } from '@marketplace/contract/platform/call'

const roles: readonly Role[] = [1, 2, 3]

/** A role as the session keeps it ("encoded number", section 3). What a person may do is the server's to say. */
export const encodeRole = (role: Role): string => btoa(String(role))

/** The role that was encoded; null for anything else. */
export const decodeRole = (code: string | null): Role | null =>
  roles.find((role) => encodeRole(role) === code) ?? null

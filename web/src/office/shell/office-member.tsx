import { createContext, useContext } from 'react'
import type { OfficeMember } from '../session/office-area.ts'

interface Membership {
  member: OfficeMember
  /** Asks the server anew who is signed in: after a change of the own account. */
  refresh: () => Promise<void>
}

export const MembershipContext = createContext<Membership | null>(null)

/** Who is signed in; below the shell alone. */
export const useMembership = (): Membership => {
  const membership = useContext(MembershipContext)
  if (membership === null) throw new Error('useMembership needs the shell above it')
  return membership
}

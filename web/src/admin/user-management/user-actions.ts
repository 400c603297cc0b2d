import { disableStaff, forceLogoutStaff, type StaffMember } from '@marketplace/contract/office/staff'
import { officeCall } from '../../office/session/office-call.ts'

/** What is asked about before it is done. */
export type UserAction = 'disable' | 'enable' | 'force-logout'

interface ActWords {
  title: (user: StaffMember) => string
  text: (user: StaffMember) => string
  action: string
  /** Does it. @returns what is said afterwards. */
  perform: (user: StaffMember, reason?: string) => Promise<string>
}

const sessionsText = (sessions: number): string =>
  sessions === 1 ? 'One session is open.' : `${sessions} sessions are open.`

const disable = async ({ staff_id }: StaffMember, disabled: 0 | 1, reason?: string): Promise<string> => {
  const body = { staff_id, disabled, ...(reason !== undefined && { reason }) }
  return (await officeCall(disableStaff, { body })).message ?? 'Saved'
}

export const userActions: Readonly<Record<UserAction, ActWords>> = {
  disable: {
    title: ({ username }) => `Disable ${username}?`,
    text: ({ full_name, sessions }) =>
      `${full_name} is signed out everywhere and cannot sign in until enabled again. ${sessionsText(sessions)}`,
    action: 'Disable',
    perform: (user) => disable(user, 1),
  },
  enable: {
    title: ({ username }) => `Enable ${username}?`,
    text: ({ full_name }) => `${full_name} may sign in again, with the same password and authenticator.`,
    action: 'Enable',
    perform: (user, reason) => disable(user, 0, reason),
  },
  'force-logout': {
    title: ({ username }) => `Log ${username} out?`,
    text: ({ full_name, sessions }) =>
      `Every session of ${full_name} ends at once; signing in again is possible. ${sessionsText(sessions)}`,
    action: 'Log out',
    perform: async ({ staff_id }) => {
      const { data } = await officeCall(forceLogoutStaff, { body: { staff_id } })
      return data.ended === 1 ? 'One session ended' : `${data.ended} sessions ended`
    },
  },
}

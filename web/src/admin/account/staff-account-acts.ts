import {
  changeStaffPassword,
  confirmTotp,
  renewRecoveryCodes,
  startTotp,
} from '@marketplace/contract/office/staff-sign-in'
import type { AccountActs } from '../../office/account/account-acts.ts'
import { officeCall } from '../../office/session/office-call.ts'

/** The own sign-in of staff. */
export const staffAccountActs: AccountActs = {
  changePassword: (body) => officeCall(changeStaffPassword, { body }),
  startAuthenticator: async (body) => (await officeCall(startTotp, { body })).data,
  confirmAuthenticator: async (code) =>
    (await officeCall(confirmTotp, { body: { code } })).data.recovery_codes,
  renewCodes: async (body) => (await officeCall(renewRecoveryCodes, { body })).data.recovery_codes,
}

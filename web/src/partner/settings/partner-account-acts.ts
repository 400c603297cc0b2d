import {
  changePartnerPassword,
  confirmPartnerTotp,
  renewPartnerRecoveryCodes,
  startPartnerTotp,
} from '@marketplace/contract/partner-area/partner-sign-in'
import type { AccountActs } from '../../office/account/account-acts.ts'
import { officeCall } from '../../office/session/office-call.ts'

/** The own sign-in of partners. */
export const partnerAccountActs: AccountActs = {
  changePassword: (body) => officeCall(changePartnerPassword, { body }),
  startAuthenticator: async (body) => (await officeCall(startPartnerTotp, { body })).data,
  confirmAuthenticator: async (code) =>
    (await officeCall(confirmPartnerTotp, { body: { code } })).data.recovery_codes,
  renewCodes: async (body) => (await officeCall(renewPartnerRecoveryCodes, { body })).data.recovery_codes,
}

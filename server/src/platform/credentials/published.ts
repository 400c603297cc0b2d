/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  type CredentialState,
  findCredential,
  findCredentialState,
  forgetCredential,
  isStillPassword,
  listCredentialStates,
  renewGivenPassword,
  savePasswordHash,
} from './credentials.queries.ts'
export { forgetBrowsersOf } from './known-browsers.queries.ts'
export { countRecoveryCodes } from './recovery-codes.queries.ts'

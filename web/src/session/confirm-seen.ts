import { confirmLinkSeen } from '@marketplace/contract/entry/link-seen'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

/** Tells the server that somebody sees the page that a link opened; that it cannot be told is not missed by the visitor. */
export const confirmSeen = async (): Promise<void> => {
  try {
    await call(confirmLinkSeen, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

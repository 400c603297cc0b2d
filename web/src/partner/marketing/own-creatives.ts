import { listOwnCreatives, takeMessage, type OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { ask, invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'

export const ownCreatives = ask('own-creatives', listOwnCreatives, {})

/** Notes that a message was taken, so that its taker is told before it ends. The words are on their way already: a failure is said, no more. */
export const noteTake = async (
  { creative_id, version }: OwnCreative,
  way: 'copy' | 'whatsapp',
): Promise<void> => {
  try {
    await officeCall(takeMessage, { body: { creative_id, version, way } })
  } catch (error) {
    showFailure(error)
  } finally {
    invalidate('own-creatives')
  }
}

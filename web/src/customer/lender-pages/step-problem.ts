import type {
  LenderPage,
  leaveForLender,
  sendLenderFacts,
  askLenderPasscode,
  checkLenderPasscode,
} from '@marketplace/contract/loans/lender-pages'
import { hasCode, type ApiError } from '../../api/api-error.ts'
import type { Text } from '../../i18n/use-text.ts'

/** Which page of which application a step is of, and how it is looked at anew. */
export interface StepProps {
  appId: string
  page: LenderPage
  step: NonNullable<LenderPage['step']>
  onChange: () => void
}

type Step =
  | typeof leaveForLender
  | typeof sendLenderFacts
  | typeof askLenderPasscode
  | typeof checkLenderPasscode

/** What a failed step says; null where looking again says it better. */
export const stepProblem = (error: ApiError, lender: string, t: Text): string | null => {
  if (error.status === 0) return t('lender_page.lost')
  if (hasCode<Step>(error, 'lender_not_answering')) return t('lender_page.not_answering', { lender })
  if (hasCode<Step>(error, 'invalid_request')) return t('lender_page.check')
  // Another tab was faster, or the lender has decided in the meantime.
  return hasCode<Step>(error, 'conflict') ? null : error.message
}

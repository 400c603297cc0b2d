import { checkGoLive } from '@marketplace/contract/market/lenders-office'
import { ask, useAnswer } from '../../office/answers.ts'

/** What the lender lacks to be live; all who ask share one answer. */
export const useGoLive = (lenderId: number) =>
  useAnswer(ask(`of lender ${lenderId}`, checkGoLive, { params: { lenderId } }))

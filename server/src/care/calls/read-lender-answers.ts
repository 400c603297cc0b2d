import type { CallTask } from '@marketplace/contract/care/telecalling'
import type { Lender } from '@marketplace/contract/market/lenders'
import { findAnswerTimes, findLenderAmount, type AnswerTimes } from '../../loans/applications/published.ts'
import { processingFee } from '../../market/pricing/processing-fee.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toPaise } from '../../platform/money/paise.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import { byLanguage } from '../scripts/by-language.ts'
import type { CallTaskRow } from './call-tasks.queries.ts'
import { lenderAnswers, type LenderFacts } from './lender-answers.ts'

const SINCE_DAYS = 180
const DAY_MS = 86_400_000
const KEPT_MS = 3_600_000
const MOST_KEPT = 500

/** Times of a lender change slowly and take a look at hundreds of applications: each is kept for an hour in this process. */
const keptBy = new WeakMap<Services, Map<string, { until: number; times: AnswerTimes | null }>>()

const timesOf = async (
  services: Services,
  lenderId: number,
  status: 'DOCS_PENDING' | 'SENT',
): Promise<AnswerTimes | null> => {
  const { db, now } = services
  const kept = keptBy.get(services) ?? new Map<string, { until: number; times: AnswerTimes | null }>()
  keptBy.set(services, kept)
  const key = `${lenderId}:${status}`
  const at = now().getTime()
  const known = kept.get(key)
  if (known !== undefined && known.until > at) return known.times
  const times = await findAnswerTimes(db, lenderId, status, new Date(at - SINCE_DAYS * DAY_MS))
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, { until: at + KEPT_MS, times })
  return times
}

const feeOf = async (services: Services, task: CallTaskRow, lender: Lender): Promise<LenderFacts['fee']> => {
  const amount =
    task.lender_application_id === null
      ? null
      : await findLenderAmount(services.db, task.lender_application_id)
  if (amount === null) return null
  const gst = (await listFiguresOn(services.db, dayInIndia(services.now()))).get('gst_percent')
  if (gst === undefined) throw new Error('no gst_percent is in force')
  const { fee_paise, tax_paise } = processingFee(lender, toPaise(amount), gst)
  return {
    rupees: formatRupees(Math.round((fee_paise + tax_paise) / 100)),
    loan: formatRupees(amount),
    isUpTo: lender.fee_basis === 'up_to',
  }
}

/** Answers for a task with a lender; none for one without, which is about nothing that a lender decides. */
export const readLenderAnswers = async (
  services: Services,
  task: CallTaskRow,
  lender: Lender | null,
): Promise<CallTask['answers']> => {
  if (lender === null) return byLanguage(() => [])
  const isAboutPapers = task.purpose === 'documents'
  return lenderAnswers({
    name: lender.legal_name,
    times: await timesOf(services, lender.lender_id, isAboutPapers ? 'DOCS_PENDING' : 'SENT'),
    isAboutPapers,
    fee: await feeOf(services, task, lender),
    cooling_off_days: lender.cooling_off_days,
    foreclosure_percent: lender.foreclosure_percent,
  })
}

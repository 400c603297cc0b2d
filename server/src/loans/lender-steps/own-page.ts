import type { LenderPage, LenderStep } from '@marketplace/contract/loans/lender-pages'
import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { lenderPageNames } from '@marketplace/contract/loans/lender-page-names'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { findOwnApplication } from '../applications/applications.queries.ts'
import {
  findLenderApplicationOf,
  type LenderApplicationRow,
} from '../applications/lender-applications.queries.ts'
import { findLenderNote } from '../applications/lender-events.queries.ts'
import { readOptionSets } from '../../reference/option-sets/published.ts'
import { pageAt } from '../../market/connectors/declared-pages.ts'
import {
  optionsOf,
  ruleOf,
  type DeclaredFact,
  type DeclaredStep,
  type PageDeclaration,
} from '../../market/connectors/page-declaration.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../market/services.ts'
import { listLenderSteps, type LenderStepRow } from './lender-steps.queries.ts'
import { pageState, takesSteps } from './page-state.ts'
import { passcodeLimits, resendOf, seriesOf } from './passcode-limits.ts'

/** Whose page of which application is asked for. */
export interface PageAsk {
  user_id: string
  app_id: string
  page: string
}

/** A lender's page of a customer who has applied there. */
export interface OwnPage {
  declared: PageDeclaration
  row: LenderApplicationRow
}

/** @throws Problem not_found where there is no such page, or no own application at its lender. */
export const findOwnPage = async (
  { db, lenders }: Pick<Services, 'db' | 'lenders'>,
  { user_id, app_id, page }: PageAsk,
): Promise<OwnPage> => {
  const declared = pageAt(page)
  const lender = declared === null ? null : lenders().findBySlug(declared.slug)
  const application = await findOwnApplication(db, app_id, user_id)
  if (declared === null || lender === null || application === null) throw new Problem('not_found')
  const row = await findLenderApplicationOf(db, app_id, lender.lender_id)
  if (row === null) throw new Problem('not_found')
  return { declared, row }
}

/** How long an answer may be under way to the lender before it counts as lost with its process. */
const BUSY_SECONDS = 20

export const isBusy = ({ busy_since }: Pick<LenderStepRow, 'busy_since'>, now: Date): boolean =>
  busy_since !== null && now.getTime() < busy_since.getTime() + BUSY_SECONDS * 1000

/** The first step that is not done; null where none is left. */
export const openStep = ({ steps }: PageDeclaration, rows: readonly LenderStepRow[]): DeclaredStep | null => {
  const done = new Set(rows.filter(({ done_at }) => done_at !== null).map(({ step }) => step))
  return steps.find(({ name }) => !done.has(name)) ?? null
}

const presentField = (
  fact: DeclaredFact,
  today: string,
  language: LanguageId,
  sets: OptionSets,
): FactField => ({
  ...ruleOf(fact, today, sets),
  label: fact.label[language],
  hint: fact.hint?.[language] ?? null,
  options: optionsOf(fact, sets).map(({ value, label }) => ({
    value,
    label: label[language],
    ...('option_set' in fact && label[language] !== label.en && { own: 1 as const }),
  })),
})

const presentPasscode = (row: LenderStepRow | undefined, now: Date): LenderStep['passcode'] => {
  if (row === undefined || row.sends === 0) return null
  const { at, allowed } = resendOf(row, now)
  return {
    masked_to: row.masked_to,
    resend_at: at.toISOString(),
    can_resend: allowed ? 1 : 0,
    tries_left: passcodeLimits.tries - seriesOf(row, now).tries,
  }
}

const presentStep = (
  { steps }: PageDeclaration,
  step: DeclaredStep,
  row: LenderStepRow | undefined,
  now: Date,
  language: LanguageId,
  sets: OptionSets,
): LenderStep => ({
  name: step.name,
  pattern: step.pattern,
  number: steps.indexOf(step) + 1,
  steps: steps.length,
  heading: step.heading[language],
  text: step.text[language],
  is_busy: row !== undefined && isBusy(row, now) ? 1 : 0,
  fields:
    step.pattern === 'fields'
      ? step.fields.map((fact) => presentField(fact, dayInIndia(now), language, sets))
      : [],
  passcode: step.pattern === 'passcode' ? presentPasscode(row, now) : null,
})

/** The segment that shows a state: its sub-page where the lender has one for it. */
const segmentOf = (
  { page }: PageDeclaration,
  state: LenderPage['state'],
  step: DeclaredStep | null,
): string => {
  const below: readonly string[] = lenderPageNames[page]
  if (state === 'declined' && below.includes('declined')) return `${page}/declined`
  if (state === 'step' && step?.pattern === 'passcode' && below.includes('passcode'))
    return `${page}/passcode`
  return page
}

/** A lender's page as its customer sees it now. @throws Problem not_found. */
export const presentOwnPage = async (
  services: Pick<Services, 'db' | 'lenders' | 'now'>,
  ask: PageAsk,
  language: LanguageId,
): Promise<LenderPage> => {
  const { declared, row } = await findOwnPage(services, ask)
  const id = row.lender_application_id
  const [rows, note, sets] = await Promise.all([
    listLenderSteps(services.db, id),
    findLenderNote(services.db, id, row.status),
    readOptionSets(services.db),
  ])
  const lender = services.lenders().find(row.lender_id)
  if (lender === null) throw new Problem('not_found')
  const open = takesSteps(row.status) ? openStep(declared, rows) : null
  const state = pageState(row.status, open !== null)
  const begun = rows.find(({ step }) => step === open?.name)
  return {
    page: declared.page,
    lender_id: row.lender_id,
    lender_name: lender.legal_name,
    application_number: row.application_number,
    our_reference: row.our_reference,
    amount: row.amount,
    tenure_months: row.tenure_months,
    state,
    status: row.status,
    step: open === null ? null : presentStep(declared, open, begun, services.now(), language, sets),
    reject_reason: row.reject_reason,
    sanctioned_amount: row.sanctioned_amount,
    note,
    grievance_contact: lender.grievance_contact,
    segment: segmentOf(declared, state, open),
  }
}

import type { DashboardRow } from '@marketplace/contract/office/dashboard'
import type { JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { Services } from '../../market/services.ts'
import {
  listFurthestSteps,
  listStepRows,
  type StepRow,
  type StepRowsAsk,
} from '../../reports/facts/published.ts'
import { contactsOfCustomers, contactsOfStarts } from '../../customers/masked-contacts/masked-contacts.ts'

/** The steps that are of a start; the others are of a customer or an application. */
const ofStarts: ReadonlySet<JourneyStep> = new Set(['started', 'signed_in'])

const furthestOf = async (
  { db }: Services,
  step: JourneyStep,
  rows: readonly StepRow[],
): Promise<(row: StepRow) => JourneyStep> => {
  const by = step === 'details_completed' ? 'user_id' : 'subject_id'
  const found = await listFurthestSteps(
    db,
    by,
    rows.map(({ subject_id }) => subject_id),
  )
  const furthest = new Map(found.map(({ id, step: last }) => [id, last]))
  return ({ subject_id }) => furthest.get(subject_id) ?? step
}

/** The rows behind a number of the funnel. */
export const presentStepRows = async (services: Services, ask: StepRowsAsk): Promise<DashboardRow[]> => {
  const { db, brands } = services
  const rows = await listStepRows(db, ask)
  const contacts = ofStarts.has(ask.step)
    ? await contactsOfStarts(
        db,
        rows.map(({ subject_id }) => subject_id),
      )
    : await contactsOfCustomers(
        db,
        rows.flatMap(({ user_id }) => user_id ?? []),
      )
  const contactOf = (row: StepRow) =>
    contacts.get(ofStarts.has(ask.step) ? row.subject_id : (row.user_id ?? '')) ?? null
  const furthest = await furthestOf(services, ask.step, rows)
  const names = new Map(brands().brands.map(({ brand }) => [brand.brand_id, brand.name]))
  return rows.map((row) => ({
    key: row.subject_id,
    at: row.at.toISOString(),
    status: furthest(row),
    contact: contactOf(row),
    brand_name: row.brand_id === null ? null : (names.get(row.brand_id) ?? null),
    user_id: row.user_id,
    app_id: row.app_id,
    lender_id: null,
    lender_name: null,
    note: null,
  }))
}

import { sealedQuestions, type SealedQuestion } from '@marketplace/contract/customers/customer-fields'
import { matchFacts, type MatchFact } from '@marketplace/contract/customers/offer-questions'
import { completedFlags, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { Profile } from '@marketplace/contract/customers/profiles'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, prepared, sql, Sql } from '../../platform/db/sql.ts'
import { completedLoansOf, productStatesOf, type ProductState } from './customer-products.queries.ts'

/** The columns that hold sealed values. */
export const sealedColumns = sealedQuestions
export type SealedColumn = SealedQuestion

/** What the profile answers that is no column of the customer. */
const derivedNames = [
  ...completedFlags,
  'is_editing',
  'editing_products',
  'pl_update_required',
  'pl_se_update_required',
  'inflight_credit_app_id',
  'inflight_applications',
] as const satisfies readonly (keyof Profile)[]
type Derived = (typeof derivedNames)[number]

/** What of a customer is not sealed: its columns, the open applications, and where the customer stands with each loan. */
export type ProfileFacts = Omit<Profile, SealedColumn | Derived> &
  Pick<Profile, 'inflight_applications'> & { products: readonly ProductState[] }

/** A customer's row as it stands in the table. */
export type ProfileRow = {
  user_id: string
  facts: ProfileFacts
} & { [column in SealedColumn]: Buffer | null }

const notFacts: ReadonlySet<string> = new Set([...sealedColumns, ...derivedNames])
const columnsOf = (names: readonly string[]): string =>
  names.map((name) => `customer.${identifier(name).toStatement().text}`).join(', ')
const factNames = Object.keys(Profile.shape).filter((name) => !notFacts.has(name))

/**
 * The facts come as one value of JSON: sixty columns of a row cost the driver more than all the rest of the read. The open
 * applications come from the view of migration 029: a profile reads no table of theirs.
 */
const columns = sql`${new Sql([columnsOf(['user_id', ...sealedColumns])], [])}, (
    select row_to_json(fact) from (
      select ${new Sql([columnsOf(factNames)], [])}, ${productStatesOf(sql`customer.user_id`)} as products,
        coalesce((select applications from open_application_list as open where open.user_id = customer.user_id), '[]')
           as inflight_applications) as fact) as facts`

export const findProfileRow = (db: Database, userId: string): Promise<ProfileRow | null> =>
  db.row(
    prepared(
      'find-profile',
      sql`select ${columns} from customer where user_id = ${userId} and deleted_at is null`,
    ),
  )

/** The same, locked until the transaction ends: saves of one customer follow one another. */
export const lockProfileRow = (db: Database, userId: string): Promise<ProfileRow | null> =>
  db.row(
    prepared(
      'lock-profile',
      sql`select ${columns} from customer
          where user_id = ${userId} and deleted_at is null for update of customer`,
    ),
  )

/** What a save writes: columns of the customer with their stored values. */
export type ProfileValues = Readonly<Record<string, string | number | Buffer | Date | null>>

export const updateProfileRow = (
  db: Database,
  userId: string,
  values: ProfileValues,
  now: Date,
): Promise<ProfileRow | null> => {
  const assignments = Object.entries(values).map(([name, value]) => sql`${identifier(name)} = ${value}`)
  return db.row(sql`update customer set ${join([...assignments, sql`updated_at = ${now}`], ', ')} where user_id = ${userId}
    returning ${columns}`)
}

/** What offers read of a customer, and the loans whose details are complete; the birth date is sealed. */
export type MatchFactsRow = Omit<Pick<Profile, MatchFact>, 'birth_date'> & {
  birth_date: Buffer | null
  completed_products: readonly LoanProduct[]
}

const matchFactsText = new Sql([matchFacts.map((name) => identifier(name).toStatement().text).join(', ')], [])
/** The columns of `MatchFactsRow`. */
export const matchFactColumns = sql`${matchFactsText}, ${completedLoansOf(sql`customer.user_id`)} as completed_products`

export const findMatchFactsRow = (db: Database, userId: string): Promise<MatchFactsRow | null> =>
  db.row(
    prepared('find-match-facts', sql`select ${matchFactColumns} from customer where user_id = ${userId}`),
  )

/** The sealed values of one customer. */
export type SealedRow = { user_id: string } & { [column in SealedColumn]: Buffer | null }

const SEALED_HEADER_BYTES = 5

/**
 * The next customers after `afterUserId` with a value that was not sealed under the key that `header` names, locked until the
 * transaction ends.
 */
export const lockRowsSealedOtherwise = (
  db: Database,
  header: Buffer,
  afterUserId: string,
  limit: number,
): Promise<SealedRow[]> => {
  const otherwise = sealedColumns.map(
    (column) => sql`substring(${identifier(column)} from 1 for ${SEALED_HEADER_BYTES}::int) <> ${header}`,
  )
  return db.rows(sql`select user_id, ${join(sealedColumns.map(identifier), ', ')} from customer
    where user_id > ${afterUserId} and (${join(otherwise, ' or ')}) order by user_id limit ${limit} for update`)
}

/** Writes resealed values. `updated_at` stays: nothing that the customer said has changed. */
export const updateSealedValues = (db: Database, row: SealedRow): Promise<number> =>
  db.run(
    sql`update customer set ${join(
      sealedColumns.map((column) => sql`${identifier(column)} = ${row[column]}`),
      ', ',
    )} where user_id = ${row.user_id}`,
  )

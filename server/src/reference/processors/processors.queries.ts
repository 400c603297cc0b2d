import type { OfficeProcessor } from '@marketplace/contract/reference/processors'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const columns = sql`processor_id, name, purpose_en, purpose_hi, data_en, data_hi, country, since, ended_on, version`

/** Those that work for us now first, then by name. */
export const listProcessors = (db: Database): Promise<OfficeProcessor[]> =>
  db.rows(sql`select ${columns} from processor order by ended_on is not null, lower(name), processor_id`)

/** Those that work for us on `today` (YYYY-MM-DD in India), by name. */
export const listProcessorsOn = (db: Database, today: string): Promise<OfficeProcessor[]> =>
  db.rows(sql`select ${columns} from processor
    where since <= ${today}::date and (ended_on is null or ended_on >= ${today}::date) order by lower(name), processor_id`)

/** Locked until the transaction ends. */
export const lockProcessor = (tx: Database, id: number): Promise<OfficeProcessor | null> =>
  tx.row(sql`select ${columns} from processor where processor_id = ${id} for update`)

type Facts = Omit<OfficeProcessor, 'processor_id' | 'version'>

export const insertProcessor = (tx: Database, facts: Facts): Promise<OfficeProcessor | null> =>
  tx.row(sql`insert into processor (name, purpose_en, purpose_hi, data_en, data_hi, country, since, ended_on)
    values (${facts.name}, ${facts.purpose_en}, ${facts.purpose_hi}, ${facts.data_en}, ${facts.data_hi}, ${facts.country},
      ${facts.since}, ${facts.ended_on}) returning ${columns}`)

export const updateProcessor = (tx: Database, id: number, facts: Facts): Promise<OfficeProcessor | null> =>
  tx.row(sql`update processor set name = ${facts.name}, purpose_en = ${facts.purpose_en}, purpose_hi = ${facts.purpose_hi},
      data_en = ${facts.data_en}, data_hi = ${facts.data_hi}, country = ${facts.country}, since = ${facts.since},
      ended_on = ${facts.ended_on}, version = version + 1
    where processor_id = ${id} returning ${columns}`)

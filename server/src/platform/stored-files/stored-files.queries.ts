import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface StoredFile {
  /** /files/<name>: the address that pages use and the key of the row. */
  address: string
  /** What staff said it is. */
  label: string
  width: number
  height: number
  staff_id: number | null
  created_at: Date
}

export const addStoredFile = async (db: Database, file: StoredFile): Promise<void> => {
  await db.run(sql`insert into stored_file (address, label, width, height, staff_id, created_at)
    values (${file.address}, ${file.label}, ${file.width}, ${file.height}, ${file.staff_id}, ${file.created_at})`)
}

export const isStoredFile = async (db: Database, address: string): Promise<boolean> =>
  (await db.row(sql`select 1 from stored_file where address = ${address}`)) !== null

/** True where there is such a file; it cannot be cleared away until the transaction ends. */
export const holdStoredFile = async (tx: Database, address: string): Promise<boolean> =>
  (await tx.row(sql`select address from stored_file where address = ${address} for key share`)) !== null

/** Files from before that day whose address is none of `used`, the oldest first. */
export const listUnusedFiles = async (
  db: Database,
  before: Date,
  used: readonly string[],
  limit: number,
): Promise<string[]> => {
  const rows = await db.rows<{ address: string }>(
    sql`select address from stored_file where created_at < ${before} and address <> all (${used}::text[])
      order by created_at, address limit ${limit}`,
  )
  return rows.map(({ address }) => address)
}

/** @throws DatabaseError 23503 where something refers to it by now. */
export const deleteStoredFile = (db: Database, address: string): Promise<number> =>
  db.run(sql`delete from stored_file where address = ${address}`)

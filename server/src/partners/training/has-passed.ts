import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listHeldCourses } from './attempts.queries.ts'
import { listCoursesFor } from './courses.queries.ts'

/**
 * Whether a partner has passed every course that links of a product ask for, and each pass still holds. True where no live course
 * asks for anything. Of a partner's own transaction it may be asked about that partner alone.
 */
export const hasPassed = (
  db: Database,
  partnerId: number,
  product: ProductType,
  at: Date = new Date(),
): Promise<boolean> =>
  asOffice(db, async (tx) => {
    const held = new Set((await listHeldCourses(tx, partnerId, at)).map(({ course_id }) => course_id))
    const asked = await listCoursesFor(tx, product)
    return asked.every(({ course_id }) => held.has(course_id))
  })

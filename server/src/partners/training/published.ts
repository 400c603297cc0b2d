/** What other folders may use of the tables of this folder (docs/decisions/044). */
export { listCoursesAsked } from './courses.queries.ts'
export { hasPassed } from './has-passed.ts'

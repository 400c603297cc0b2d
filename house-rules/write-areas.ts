import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEGIN, END, printAreas } from './print-areas.ts'
import { ROOT } from './tracked-files.ts'

/** `npm run areas`: prints the areas of house-rules/areas.ts into docs/architecture.md. */
const file = join(ROOT, 'docs/architecture.md')
const page = readFileSync(file, 'utf8')
const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)]
if (start === -1 || end === -1) throw new Error(`${file} has no place for the areas: ${BEGIN} … ${END}`)
writeFileSync(file, page.slice(0, start) + printAreas() + page.slice(end + END.length))

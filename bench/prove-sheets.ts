import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CaseMessage, SheetCases } from './sheets/sheet-cases.ts'

/**
 * The proof `sheets` (scripts/proofs.ts): `--n` files, each second one of the corpus and spoilt, the others random workbooks. A spoilt file is read or refused
 * in words, never a crash and never without an end; a whole one is read as hucre reads it. The planted faults are an accident in the place of a
 * refusal, and a cell that is lost: each has to be found.
 */

const COUNTEREXAMPLE = 2
const SHOWN = 5
const LONGEST_CASE_MS = 15_000

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const isFaulty = process.env['PROVE_FAULT'] === '1'
const corpus = process.env['CORPUS_DIR'] || fileURLToPath(new URL('../../shared/corpus', import.meta.url))
if (!existsSync(corpus))
  throw new Error(`there is no corpus of files in ${corpus}: name its folder in CORPUS_DIR`)

const folder = await mkdtemp(join(tmpdir(), 'marketplace-sheets-'))
const n = Number(values.n)
const cases: SheetCases = {
  from: 0,
  n,
  seed: Number(values.seed),
  isFaulty,
  corpus,
  scratch: join(folder, 'case'),
}
const found = { reading: 0, agreement: 0 }
const total = { read: 0, refused: 0, compared: 0, late: 0 }

const note = (of: keyof typeof found, text: string): void => {
  found[of] += 1
  if (found[of] <= SHOWN) console.error(`${of}: ${text}`)
}

/**
 * Runs cases from one on, to the end or to one that has none or takes all memory: that is what the product ends and refuses (`too_slow`,
 * `too_much_memory`), allowed for .xls alone, which a library reads in one go. Returns the case to go on with.
 */
const runFrom = (from: number): Promise<number> =>
  new Promise((resolve) => {
    const child = fork(
      new URL('sheets/sheet-cases.ts', import.meta.url),
      [JSON.stringify({ ...cases, from } satisfies SheetCases)],
      { execArgv: ['--max-old-space-size=256'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    )
    let [at, name] = [from - 1, 'the start']
    let last = { read: 0, refused: 0, compared: 0 }
    const giveUp = (): void => {
      if (name.endsWith('.xls')) total.late += 1
      else note('reading', `${name} had no end within ${LONGEST_CASE_MS / 1_000} s`)
      child.kill('SIGKILL')
    }
    let watch = setTimeout(giveUp, LONGEST_CASE_MS)
    child.on('message', (said) => {
      const message = said as CaseMessage
      clearTimeout(watch)
      watch = setTimeout(giveUp, LONGEST_CASE_MS)
      if (message.what === 'begins') ({ at, name } = message)
      else if (message.what === 'counterexample') note(message.of, message.text)
      else last = message
    })
    child.on('exit', (code, signal) => {
      clearTimeout(watch)
      if (signal === 'SIGABRT' && name.endsWith('.xls')) total.late += 1
      else if (signal !== 'SIGKILL' && code !== 0)
        note('reading', `${name} ended the process: ${signal ?? code}`)
      total.read += last.read
      total.refused += last.refused
      total.compared += last.compared
      resolve(at + 1)
    })
  })

let next = 0
while (next < n) next = await runFrom(next)
await rm(folder, { recursive: true, force: true })

const { read, refused, compared, late } = total
console.log(
  `${read} read, ${refused} refused, ${late} ended for time or memory, ${compared} compared with the second reader; ` +
    `${found.reading} neither read nor refused, ${found.agreement} read otherwise`,
)
const kinds = Object.values(found).filter((count) => count > 0).length
if (isFaulty ? kinds === 2 : kinds > 0) process.exitCode = COUNTEREXAMPLE

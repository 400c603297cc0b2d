import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { CaseMessage, SheetCases } from './sheets/sheet-cases.ts'

/**
 * The proof `sheets` (scripts/proofs.ts): `--n` files, each second one of the corpus and spoilt, the others random workbooks. A spoilt file is read or refused
 * in words, never a crash and never without an end; a whole one is read as hucre reads it. The planted faults are an accident in the place of a
 * refusal, and a cell that is lost: each has to be found.
 */

const COUNTEREXAMPLE = 2
const SHOWN = 5
const LONGEST_CASE_MS = 30_000

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const isFaulty = process.env['PROVE_FAULT'] === '1'
const corpus = process.env['CORPUS_DIR'] || fileURLToPath(new URL('../../shared/corpus', import.meta.url))
if (!existsSync(corpus))
  throw new Error(`there is no corpus of files in ${corpus}: name its folder in CORPUS_DIR`)

const folder = await mkdtemp(join(tmpdir(), 'marketplace-sheets-'))
const cases: SheetCases = {
  n: Number(values.n),
  seed: Number(values.seed),
  isFaulty,
  corpus,
  scratch: join(folder, 'case'),
}
const found = { reading: 0, agreement: 0 }
let name = 'the start'
let summary = ''

const note = (of: keyof typeof found, text: string): void => {
  found[of] += 1
  if (found[of] <= SHOWN) console.error(`${of}: ${text}`)
}

const worker = new Worker(new URL('sheets/sheet-cases.ts', import.meta.url), { workerData: cases })
await new Promise<void>((resolve) => {
  const giveUp = (): void => {
    note('reading', `${name} had no end within ${LONGEST_CASE_MS / 1_000} s`)
    void worker.terminate()
  }
  let watch = setTimeout(giveUp, LONGEST_CASE_MS)
  worker.on('message', (message: CaseMessage) => {
    clearTimeout(watch)
    watch = setTimeout(giveUp, LONGEST_CASE_MS)
    if (message.what === 'begins') name = message.name
    else if (message.what === 'counterexample') note(message.of, message.text)
    else
      summary = `${message.read} read, ${message.refused} refused, ${message.compared} compared with the second reader`
  })
  worker.on('error', (error) => note('reading', `${name} ended the thread: ${String(error)}`))
  worker.on('exit', () => {
    clearTimeout(watch)
    resolve()
  })
})
await rm(folder, { recursive: true, force: true })

if (summary === '' && found.reading === 0) note('reading', `${name} ended the thread without a word`)
console.log(`${summary}; ${found.reading} neither read nor refused, ${found.agreement} read otherwise`)
const kinds = Object.values(found).filter((count) => count > 0).length
if (isFaulty ? kinds === 2 : kinds > 0) process.exitCode = COUNTEREXAMPLE

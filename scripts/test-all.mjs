/*
 * .ci/run: the README's own command on a machine that has only Node.js, then what else must hold, and one closing line that
 * sums both. The second runs where the first failed, too: a reader sees all that is wrong at once.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  closingLine,
  failureLine,
  flakyLine,
  readClosingLine,
  readFailures,
  readFlaky,
} from './closing-line.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

// Files of other programs, which the readers of sheets are tried with: they lie beside this repository and never in it.
const corpus = process.env.CORPUS_DIR || join(ROOT, '..', 'shared', 'corpus')
if (!existsSync(corpus)) {
  console.error(`There is no corpus of files in ${corpus}: name its folder in CORPUS_DIR.`)
  process.exit(1)
}

function run(parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', parameters, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CORPUS_DIR: corpus },
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      process.stdout.write(text)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({
        code,
        counts: readClosingLine(output),
        failures: readFailures(output),
        flaky: readFlaky(output),
      }),
    )
  })
}

const began = Date.now()
const runs = []
for (const parameters of [['test'], ['run', 'test:further']]) runs.push(await run(parameters))

const sum = (name) => runs.reduce((total, { counts }) => total + (counts?.[name] ?? 0), 0)
const isGood = runs.every(({ code, counts }) => code === 0 && counts !== null) && sum('failed') === 0
const failed = isGood ? 0 : Math.max(sum('failed'), 1)
console.log(`npm test and test:further in ${Math.round((Date.now() - began) / 60_000)} minutes, together:`)
for (const test of runs.flatMap(({ flaky }) => flaky)) console.log(flakyLine(test))
for (const failure of runs.flatMap(({ failures }) => failures)) console.log(failureLine(failure))
console.log(closingLine({ passed: sum('passed'), failed, skipped: sum('skipped') }))
process.exitCode = isGood ? 0 : 1

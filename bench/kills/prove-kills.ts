import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawsFrom } from '../figures/family.ts'
import { seededRandom } from '../random-market.ts'
import { buildKillWorld, drawRound, type RoundPlan } from './kill-world.ts'
import { NeverCame, officeOf } from './office.ts'
import { startKilledProduct } from './product.ts'
import { differencesOf, findFaultyBooks, readFacts } from './read-facts.ts'
import { type Stage, stages, type Step, stepsOf } from './round-steps.ts'

/**
 * The proof `kills` (scripts/proofs.ts): a process of the product takes files of a lender in, plans, applies and takes back, prices a
 * month, books commission and its receipt and approves a partner's statement, and is ended by SIGKILL `--n` times at drawn moments of
 * drawn steps. It is started again, and who had no answer calls again. What the round leaves behind is that of a round nobody killed.
 */

const COUNTEREXAMPLE = 2
/** Kills of one round: one in every stage, and some stages twice. */
const KILLS_A_ROUND = 10
/** Killed rounds that are laid beside one clean round. */
const ROUNDS_A_PLAN = 3
const JOB_LIMIT_MS = 60_000

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'
const { whole, pick } = drawsFrom(seededRandom(seed))

const found: string[] = []
const killed = new Map<Stage, number>()
/** Kills after which the step had no answer: the others came when it was over. */
let broken = 0

const product = await startKilledProduct(isFaulty)
let worlds = 0
/** A world of its own with its steps, to be done in order. */
const begin = async (plan: RoundPlan) => {
  worlds += 1
  const world = await buildKillWorld(product.services, worlds)
  const limitMs = isFaulty ? 10_000 : JOB_LIMIT_MS
  return { world, steps: stepsOf(product, officeOf(product.url, world.staff), world, plan, limitMs) }
}

/** The steps that are killed in a round of so many kills, some of them more than once: every stage before any has its second. */
const drawKills = (steps: readonly Step[], count: number, from: number): Step[] =>
  Array.from({ length: count }, (_, at) => {
    const stage = stages[(from + at) % stages.length]
    return pick(steps.filter((step) => step.stage === stage))
  })

const told = (kills: readonly Step[]): string => `after kills in ${kills.map(({ name }) => name).join(', ')}`

/** Milliseconds of the shortest run of a step so far, within which it is killed: a process that has just begun is slower. */
const took = new Map<string, number>()
const doAndTime = async (step: Step): Promise<void> => {
  const began = performance.now()
  await step.run()
  took.set(step.name, Math.min(took.get(step.name) ?? Infinity, performance.now() - began))
}

/** Does a step while the process is killed at a moment within `milliseconds`. @returns whether the step went on to its end all the same */
const doAndKill = async (step: Step, milliseconds: number): Promise<boolean> => {
  const moment = (milliseconds * whole(0, 10_000)) / 10_000
  let isOver = false
  const doing = step.run().then(
    () => {
      isOver = true
    },
    // The process is gone; what it would have said is asked for again.
    () => undefined,
  )
  await sleep(moment)
  const wasOver = isOver
  await product.kill()
  if (!wasOver) broken += 1
  await product.restart()
  // A step that only waits goes on to wait for the jobs of the new process.
  await doing
  return isOver
}

try {
  let done = 0
  while (done < n && found.length === 0) {
    const plan = drawRound(whole(1, 1_000_000_000))
    const clean = await begin(plan)
    for (const step of clean.steps) await doAndTime(step)
    const expected = await readFacts(product.db, clean.world)
    for (let round = 0; round < ROUNDS_A_PLAN && done < n && found.length === 0; round += 1) {
      const { world, steps } = await begin(plan)
      const kills = drawKills(steps, Math.min(KILLS_A_ROUND, n - done), done)
      try {
        for (const step of steps) {
          let isOver = false
          for (const one of kills.filter((kill) => kill === step)) {
            isOver = await doAndKill(step, took.get(step.name) ?? 0)
            killed.set(one.stage, (killed.get(one.stage) ?? 0) + 1)
            done += 1
          }
          if (!isOver) await doAndTime(step)
        }
        const differences = differencesOf(await readFacts(product.db, world), expected)
        found.push(...differences.map((one) => `${told(kills)}, ${one}`))
      } catch (error) {
        if (!(error instanceof NeverCame)) throw error
        found.push(`${told(kills)}: ${error.message}`)
      }
      found.push(...(await findFaultyBooks(product.db)))
      console.log(`${done} of ${n} kills, ${broken} of them before the end of a step`)
    }
  }
} finally {
  await product.stop()
}

for (const line of found) console.log(line)
const spread = [...killed].map(([stage, times]) => `${stage} ${times}`).join(', ')
console.log(`${broken} steps were broken off (${spread}); ${found.length} contradictions`)
if (found.length > 0) process.exitCode = COUNTEREXAMPLE

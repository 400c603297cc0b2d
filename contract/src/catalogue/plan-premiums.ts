import * as z from 'zod/mini'

const whole = (min: number, max: number) =>
  z
    .number({ error: 'premiums_invalid' })
    .check(
      z.multipleOf(1, 'premiums_invalid'),
      z.gte(min, 'premiums_invalid'),
      z.lte(max, 'premiums_invalid'),
    )

/** A line of an insurer's premium table: what a year costs at an age and for a sum insured, in whole rupees. `age` null: it does not go by age. */
export const PlanPremium = z.strictObject(
  { age: z.nullable(whole(0, 120)), sum_insured: whole(1, 2_000_000_000), premium: whole(1, 100_000_000) },
  { error: 'premiums_invalid' },
)
export type PlanPremium = z.output<typeof PlanPremium>

const MOST_LINES = 60

/** A premium table, each age and sum insured once; empty where the insurer publishes none. */
export const PlanPremiums = z.array(PlanPremium, { error: 'premiums_invalid' }).check(
  z.maxLength(MOST_LINES, 'premiums_invalid'),
  z.refine(
    (lines) => new Set(lines.map(({ age, sum_insured }) => `${age} ${sum_insured}`)).size === lines.length,
    'premiums_invalid',
  ),
)

const NO_AGE = '-'
const digits = /^[0-9]{1,10}$/
/** Stands for what is no number: every check refuses it, and JSON carries it. */
const NONE = -1
const numberOf = (word: string | undefined): number =>
  word !== undefined && digits.test(word) ? Number(word) : NONE

/** A table as it is typed: a line each of age (`-` where it does not count), sum insured and premium. */
export const premiumsToText = (premiums: readonly PlanPremium[]): string =>
  premiums.map(({ age, sum_insured, premium }) => `${age ?? NO_AGE} ${sum_insured} ${premium}`).join('\n')

/** The same read back; a line that is none has numbers that are refused. */
export const premiumsFromText = (text: string): PlanPremium[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [age, sum, premium, ...rest] = line.split(/[ \t]+/)
      return {
        age: age === NO_AGE ? null : numberOf(age),
        sum_insured: numberOf(sum),
        premium: rest.length === 0 ? numberOf(premium) : NONE,
      }
    })

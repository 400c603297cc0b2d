import { calculatorInputs, type CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import type { CalculatorAnswers, CalculatorPage } from '@marketplace/contract/loans/calculators'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { goldRateOn } from '../../reference/gold-rates/gold-rate-on.ts'
import { listGoldRates } from '../../reference/gold-rates/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { figuresOn } from '../../reference/regulated-figures/figures-on.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/published.ts'
import type { Services } from '../../market/services.ts'
import { workOutEligibility, workOutEmi, workOutForeclosure, type CalculatorFacts } from './calculate.ts'
import { readInputs, type InputValues, type ReadInputs } from './read-inputs.ts'
import { workOutGoldValue } from './work-out-gold-value.ts'

type Asking = Pick<Services, 'db' | 'now'>
type Given = Readonly<Record<string, string | undefined>>
type Inputs<Name extends CalculatorName> = (typeof calculatorInputs)[Name]

const workOut: {
  [Name in CalculatorName]: (
    values: InputValues<Inputs<Name>>,
    facts: CalculatorFacts,
  ) => CalculatorAnswers[Name]
} = {
  emi: workOutEmi,
  eligibility: workOutEligibility,
  foreclosure: workOutForeclosure,
  'gold-value': workOutGoldValue,
}

/** @throws Error naming a figure that is not in force today. */
const readFacts = async ({ db, now }: Asking): Promise<CalculatorFacts> => {
  const day = dayInIndia(now())
  const [rows, rates] = await Promise.all([listRegulatedFigures(db), listGoldRates(db)])
  return { day, figures: figuresOn(rows, day), gold_rate: goldRateOn(rates, day) }
}

const answerOf = async <Name extends CalculatorName>(
  asking: Asking,
  name: Name,
  { values, faults }: ReadInputs<Inputs<Name>>,
): Promise<CalculatorAnswers[Name]> => {
  if (values === null) throw new Problem('invalid_request', faults)
  return workOut[name](values, await readFacts(asking))
}

/** What a calculator answers to what was typed. @throws Problem invalid_request with the fields that are wrong. */
export const runCalculator = <Name extends CalculatorName>(
  asking: Asking,
  name: Name,
  given: Given,
): Promise<CalculatorAnswers[Name]> =>
  answerOf(asking, name, readInputs<Inputs<Name>>(calculatorInputs[name], given))

/** The same for a page: what is wrong stands beside its field, and nothing typed is lost. */
export const showCalculator = async (
  asking: Asking,
  name: CalculatorName,
  given: Given,
  language: LanguageId,
): Promise<CalculatorPage> => {
  const read = readInputs<Inputs<CalculatorName>>(calculatorInputs[name], given)
  const { typed } = read
  try {
    return { name, typed, faults: {}, answer: await answerOf(asking, name, read) }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_request') throw error
    const faults = error.details.map(({ field, key, values }) => [field, translate(language, key, values)])
    return { name, typed, faults: Object.fromEntries(faults) as Record<string, string>, answer: null }
  }
}

import type { CalculatorInput, CalculatorNumber } from '@marketplace/contract/loans/calculator-inputs'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'

/** What a calculator works with: a number, null for one that was left out, or the choice. */
export type InputValue<Input extends CalculatorInput> = Input extends CalculatorNumber
  ? Input['start'] extends null
    ? number | null
    : number
  : Input extends { of: readonly (infer Choice)[] }
    ? Choice
    : never
export type InputValues<Inputs extends Record<string, CalculatorInput>> = {
  [Field in keyof Inputs]: InputValue<Inputs[Field]>
}

/** `typed` is what the fields show: what was given, and the start of the others. No `values` where anything is wrong. */
export interface ReadInputs<Inputs extends Record<string, CalculatorInput>> {
  typed: Record<string, string>
  values: InputValues<Inputs> | null
  faults: ProblemDetail[]
}

type Verdict = { value: number | string | null } | Omit<ProblemDetail, 'field'>

/** Digits of Hindi as Latin ones, without what people put between and around them. */
const bareNumber = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replaceAll(/[\s,₹%]/g, '')

const inWords = ({ kind }: CalculatorNumber, value: number): string =>
  kind === 'rupees' ? formatRupees(value) : String(value)

const readNumber = (input: CalculatorNumber, text: string): Verdict => {
  const bare = bareNumber(text)
  if (bare === '') return input.start === null ? { value: null } : { key: 'field_required' }
  if (!/^[0-9]{1,12}(?:\.[0-9]{1,9})?$/.test(bare)) return { key: 'calculator_number' }
  const { length: decimals } = (bare.split('.')[1] ?? '').replace(/0+$/, '')
  if (decimals > input.decimals) {
    return input.decimals === 0
      ? { key: 'calculator_whole' }
      : { key: 'calculator_decimals', values: { decimals: String(input.decimals) } }
  }
  const value = Number(bare)
  return value < input.min || value > input.max
    ? { key: 'calculator_range', values: { min: inWords(input, input.min), max: inWords(input, input.max) } }
    : { value }
}

const read = (input: CalculatorInput, text: string): Verdict => {
  if (input.kind !== 'choice') return readNumber(input, text)
  return input.of.includes(text) ? { value: text } : { key: 'option_invalid' }
}

/** Reads what was typed, or stood in a link, for one calculator; fields that it does not name stand at their start. */
export const readInputs = <Inputs extends Record<string, CalculatorInput>>(
  inputs: Inputs,
  given: Readonly<Record<string, string | undefined>>,
): ReadInputs<Inputs> => {
  const typed: Record<string, string> = {}
  const values: Record<string, number | string | null> = {}
  const faults: ProblemDetail[] = []
  for (const [field, input] of Object.entries(inputs)) {
    const text = given[field] ?? (input.start === null ? '' : String(input.start))
    typed[field] = text
    const verdict = read(input, text)
    if ('key' in verdict) faults.push({ field, ...verdict })
    else values[field] = verdict.value
  }
  return { typed, values: faults.length > 0 ? null : (values as InputValues<Inputs>), faults }
}

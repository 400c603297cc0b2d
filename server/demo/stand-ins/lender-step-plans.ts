import type { FactsAnswer, PasscodeVerdict } from '../../src/market/connectors/lender-protocol.ts'

/**
 * How the stand-in lenders behave on pages of their own. An application's amount decides here as in lender-plans.ts, which
 * begins only once every step is done:
 *
 * | amount ends in | what happens on the page                             |
 * |----------------|------------------------------------------------------|
 * | 111            | all steps are taken, then declined                   |
 * | 444            | all steps are taken, then it stays pending           |
 * | 777            | every step is answered with an error                 |
 * | anything else  | all steps are taken, then approved                   |
 *
 * An answer that begins with `Nobody` is unfit. The passcode is the last six digits of the applicant's mobile number, or 123456
 * where there is none; 000000 has expired, and any other is wrong.
 */
export const isOutOfOrder = (amount: number): boolean => amount % 1000 === 777

export const answerFacts = (facts: Readonly<Record<string, string>>): FactsAnswer => {
  const fields = Object.keys(facts).filter((name) => /^nobody\b/i.test(facts[name] ?? ''))
  return fields.length === 0 ? { outcome: 'taken' } : { outcome: 'unfit', fields }
}

/** The passcode that the stand-in lender "sends". */
const passcodeFor = (mobile: string | null): string => mobile?.slice(-6) ?? '123456'

export const maskedFor = (mobile: string | null): string => `******${(mobile ?? '').slice(-4)}`

export const judgePasscode = (mobile: string | null, passcode: string): PasscodeVerdict => {
  if (passcode === passcodeFor(mobile)) return 'right'
  return passcode === '000000' ? 'expired' : 'wrong'
}

import { rejectReasons, type RejectReason } from '@marketplace/contract/loans/applications'
import { wordKey } from '@marketplace/contract/money/file-words'

/** What lenders write of a no, by what stands in it; the first that fits counts. Their words themselves may name a person and are not stored. */
const signs: readonly (readonly [RegExp, RejectReason])[] = [
  [/\b(?:low (?:score|cibil|bureau)|cibil|bureau score|credit score)\b/, 'LOW_SCORE'],
  [/\b(?:ntc|no hit|no history|new to credit)\b/, 'NO_HISTORY'],
  [/\b(?:high enq|too many enq|enquir)/, 'TOO_MANY_ENQUIRIES'],
  [/\b(?:foir|dti|debt to income|over ?leverag)/, 'HIGH_FOIR'],
  [/\b(?:low|insufficient|less|below).*\b(?:income|salary)\b/, 'INCOME_BELOW_MIN'],
  [/\bage\b/, 'AGE'],
  [/\b(?:cash salary|salary in cash)\b/, 'CASH_SALARY'],
  [/\b(?:company|employer).*\b(?:not listed|unlisted|negative)\b/, 'EMPLOYER_NOT_LISTED'],
  [/\b(?:pin ?code|location|city|ogl|area not)\b/, 'PIN_NOT_SERVICEABLE'],
  [/\b(?:negative (?:area|profile))\b/, 'NEGATIVE_AREA'],
  [/\bname mismatch\b/, 'NAME_MISMATCH'],
  [/\bkyc\b/, 'KYC_MISMATCH'],
  [/\b(?:overdue|write ?off|written off|settled|dpd|default)/, 'OVERDUE_OR_WRITTEN_OFF'],
  [/\b(?:not contactable|no response|ringing|unreachable)\b/, 'NOT_CONTACTABLE'],
  [/\bnot interested\b/, 'NOT_INTERESTED'],
  [/\b(?:doc|docs|document|documents|ftnr)\b/, 'DOCS_INCOMPLETE'],
  [/\b(?:policy|internal)\b/, 'POLICY'],
]

const codes: ReadonlyMap<string, RejectReason> = new Map(rejectReasons.map((code) => [wordKey(code), code]))

/** The code of a lender's words for a no; OTHER for words that say none. */
export const readRejectReason = (text: string): RejectReason => {
  const key = wordKey(text)
  return codes.get(key) ?? signs.find(([sign]) => sign.test(key))?.[1] ?? 'OTHER'
}

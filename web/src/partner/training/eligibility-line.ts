import type { EligibilityLine } from '@marketplace/contract/partner-area/eligibility'

const employments = [
  ['salaried', 'Salaried'],
  ['self_employed', 'Self-employed'],
  ['business', 'Business'],
] as const

/** "21-55", "from 21", "up to 60", "any". */
export const ageText = ({ min_age, max_age }: Pick<EligibilityLine, 'min_age' | 'max_age'>): string => {
  if (min_age === null) return max_age === null ? 'any' : `up to ${max_age}`
  return max_age === null ? `from ${min_age}` : `${min_age}-${max_age}`
}

/** Whom a lender takes by how they earn; "any" where it does not ask. */
export const employmentText = (
  line: Pick<EligibilityLine, 'salaried' | 'self_employed' | 'business'>,
): string => {
  const taken = employments.filter(([field]) => line[field] === 1).map(([, words]) => words)
  return taken.length === 0 ? 'any' : taken.join(', ')
}

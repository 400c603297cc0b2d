import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'

/** The option sets of section 7, spelled as there; after householdIncome, those that the loan journeys add. */
export const optionSetNames = [
  'commPreferences',
  'employmentStatus',
  'salaryMode',
  'mvGender',
  'residentType',
  'educationalLevel',
  'preferNetBanking',
  'Gender',
  'currentResidencyType',
  'upwardsResidentStayCategory',
  'professionType',
  'employeementTenure',
  'totalWorkExperience',
  'loanPurpose',
  'mtGender',
  'mtMaritalStatus',
  'mtCompanyType',
  'mtResidencyType',
  'niraGender',
  'niraMaritalStatus',
  'niraJobSector',
  'niraWorkStatus',
  'casheGender',
  'businessCurrentTurnover',
  'businessYears',
  'businessCompanyType',
  'businessNature',
  'businessGrossProfit',
  'businessRegistrationType',
  'professionalType',
  'professionalYears',
  'ticketClass',
  'creditScoreClass',
  'householdIncome',
  'goldPurity',
  'propertyKind',
  'courseLevel',
  'courseCountry',
  'vehicleCondition',
] as const
export type OptionSetName = (typeof optionSetNames)[number]

/**
 * `value`: the English words. `value_hi`: those that staff gave in Hindi, where they did. `retired` 1: offered to nobody any more; it
 * is there for whoever chose it.
 */
export const Option = z.object({
  id: z.number(),
  value: z.string(),
  value_hi: z.optional(z.string()),
  retired: z.optional(z.literal(1)),
})
export type Option = z.output<typeof Option>

/** By set; the shipped Hindi labels live in the web's catalogue by set and id. */
export const OptionSets = z.partialRecord(z.enum(optionSetNames), z.array(Option))
export type OptionSets = z.output<typeof OptionSets>

export const listOptionSets = {
  method: 'GET',
  path: '/api/search-list/en',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(OptionSets),
  errors: [],
} as const satisfies Call

export const getOptionSet = {
  method: 'GET',
  path: '/api/search-list/en/:param',
  audience: 'anyone',
  limit: 'read',
  params: z.object({ param: z.enum(optionSetNames) }),
  answer: dataOf(OptionSets),
  errors: [],
} as const satisfies Call

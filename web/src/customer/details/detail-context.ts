import { createContext, use, useSyncExternalStore } from 'react'
import type { Profile } from '@marketplace/contract/profiles'
import type { DetailValues } from './detail-values.ts'
import type { DetailForm } from './use-detail-form.ts'
import type { OptionLookup } from './use-option-sets.ts'

/** What every question of the page works with. */
export interface DetailDesk extends DetailForm {
  profile: Profile
  options: OptionLookup
  /** The mobile number was asked for and is not there. */
  isMobileMissing: boolean
}

export const DetailContext = createContext<DetailDesk | null>(null)

export const useDesk = (): DetailDesk => {
  const desk = use(DetailContext)
  if (desk === null) throw new Error('a question stands outside the details page')
  return desk
}

/** The values as they stand, with a render for each change. */
export const useValues = (): DetailValues => {
  const { answers } = useDesk()
  return useSyncExternalStore(answers.subscribe, answers.values)
}

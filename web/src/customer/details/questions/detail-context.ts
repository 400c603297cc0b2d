import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Question } from '../detail-groups.ts'
import type { DetailValues } from '../detail-values.ts'
import type { DetailForm } from './use-detail-form.ts'
import type { DetailKit } from './use-detail-kit.ts'

export type Control = (needed: { isNeeded: boolean }) => ReactNode
/** The control of each question, by its name. */
export type Controls = Readonly<Partial<Record<Question, Control>>>

/** What every question of the page works with. */
export interface DetailFormContext extends DetailForm {
  profile: Profile
  /** The loan that the questions are for. */
  product: LoanProduct
  kit: DetailKit
  /** The mobile number was asked for and is not there. */
  isMobileMissing: boolean
  /** One screen of few questions: nothing that only helps to choose. */
  isCompact: boolean
}

export const DetailContext = createContext<DetailFormContext | null>(null)

export const useFormContext = (): DetailFormContext => {
  const form = use(DetailContext)
  if (form === null) throw new Error('a question stands outside the details page')
  return form
}

/** The values as they stand, with a render for each change. */
export const useValues = (): DetailValues => {
  const { answers } = useFormContext()
  return useSyncExternalStore(answers.subscribe, answers.values)
}

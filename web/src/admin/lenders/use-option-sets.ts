import { listOptionSets, type OptionSets } from '@marketplace/contract/reference/option-sets'
import { ask, useAnswer } from '../../office/answers.ts'
import { useFailureToast } from '../../office/use-failure-toast.ts'

const optionSets = ask('option-sets', listOptionSets, {})
const none: OptionSets = {}

/** Every option set, in English; none until they are there. */
export const useOptionSets = (): OptionSets => {
  const { value, error } = useAnswer(optionSets, { isKept: true })
  useFailureToast(error)
  return value?.data ?? none
}

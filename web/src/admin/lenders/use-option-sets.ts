import { listOptionSets, type OptionSets } from '@marketplace/contract/reference/option-sets'
import { useEffect, useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'

const none: OptionSets = {}

/** Every option set, in English; none until they are there. */
export const useOptionSets = (): OptionSets => {
  const [sets, setSets] = useState(none)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    officeCall(listOptionSets, { signal }).then(
      ({ data }) => setSets(data),
      (error: unknown) => {
        if (!signal.aborted) showFailure(error)
      },
    )
    return () => controller.abort()
  }, [])
  return sets
}

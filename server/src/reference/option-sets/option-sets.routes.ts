import { getOptionSet, listOptionSets, type OptionSets } from '@marketplace/contract/reference/option-sets'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../services.ts'
import { listOptionRows } from './option-sets.queries.ts'

export const optionSetsRoutes = (serve: Serve, { db, reference }: Services): void => {
  const all = async (): Promise<OptionSets> => {
    const sets: OptionSets = {}
    for (const { set_name, id, value } of await listOptionRows(db))
      (sets[set_name] ??= []).push({ id, value })
    return sets
  }
  const keptAll = cacheAnswers(listOptionSets)
  const keptOne = cacheAnswers(getOptionSet)
  serve(listOptionSets, () => keptAll(reference(), '', async () => succeed(await all())))
  serve(getOptionSet, ({ params: { param } }) =>
    keptOne(reference(), param, async () => succeed({ [param]: (await all())[param] ?? [] })),
  )
}

import { getOptionSet, listOptionSets } from '@marketplace/contract/reference/option-sets'
import { cacheAnswers } from '../../platform/answers/cached-answer.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Services } from '../services.ts'
import { readOptionSets } from './option-sets.queries.ts'

export const optionSetsRoutes = (serve: Serve, { db, reference }: Services): void => {
  const keptAll = cacheAnswers(listOptionSets)
  const keptOne = cacheAnswers(getOptionSet)
  serve(listOptionSets, () => keptAll(reference(), '', async () => succeed(await readOptionSets(db))))
  serve(getOptionSet, ({ params: { param } }) =>
    keptOne(reference(), param, async () => succeed({ [param]: (await readOptionSets(db))[param] ?? [] })),
  )
}

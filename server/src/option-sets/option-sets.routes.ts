import { getOptionSet, listOptionSets, type OptionSets } from '@marketplace/contract/option-sets'
import type { Serve } from '../http/serve.ts'
import { succeed } from '../http/succeed.ts'
import type { Services } from '../services.ts'
import { listOptionRows } from './option-sets.queries.ts'

export const optionSetsRoutes = (serve: Serve, { db }: Services): void => {
  const all = async (): Promise<OptionSets> => {
    const sets: OptionSets = {}
    for (const { set_name, id, value } of await listOptionRows(db))
      (sets[set_name] ??= []).push({ id, value })
    return sets
  }
  serve(listOptionSets, async () => succeed(await all()))
  serve(getOptionSet, async ({ params }) => succeed({ [params.param]: (await all())[params.param] ?? [] }))
}

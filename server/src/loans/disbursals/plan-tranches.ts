/** A part of a loan as it stands or stood; `taken_back_day` null while it stands. */
export interface Tranche {
  lender_application_id: number
  tranche: number
  /** YYYY-MM-DD in India. */
  day: string
  amount_paise: number
  event_id: number | null
  taken_back_day: string | null
  taken_back_event_id: number | null
}

/** A step that money may hang on. `event_id` is the step's own number in the timeline; days as YYYY-MM-DD in India. */
export type MoneyNews = {
  lender_application_id: number
  lender_id: number
  event_id: number
  day: string
} & (
  | {
      /** The lender has paid `total_paise` so far, the last of it on `day`. */
      kind: 'paid'
      total_paise: number
    }
  | {
      /** All of it was given back, or is taken back from us. */
      kind: 'taken_back'
      cause: 'cooled_off' | 'clawed_back'
    }
  | {
      /** The step `corrected_event_id` never was. */
      kind: 'corrected'
      corrected_event_id: number
    }
)

type TakenBackCause = 'cooled_off' | 'clawed_back' | 'corrected' | 'restated'

export interface AddedTranche {
  lender_application_id: number
  lender_id: number
  tranche: number
  day: string
  amount_paise: number
  /** The step that it first came with; null for what was disbursed before parts were kept. */
  event_id: number | null
}

export interface TakenBackTranche {
  lender_application_id: number
  tranche: number
  day: string
  cause: TakenBackCause
  event_id: number
}

interface TranchePlan {
  added: AddedTranche[]
  taken_back: TakenBackTranche[]
}

const sumOf = (tranches: readonly Tranche[]): number =>
  tranches.reduce((sum, { amount_paise }) => sum + amount_paise, 0)

/**
 * What one step makes of the parts of its loan. A lender names the sum of all it has paid, so a part is what the sum grew by: the
 * same sum again, by a callback or in a file, adds nothing. A smaller sum takes the last parts back until no more than it stands.
 * What is left of the last one stays on its day: nothing was paid on a day that named less. A correction takes back what the step
 * brought, and lets stand again what it had taken back, as the part of the step that it first came with.
 * @param all the parts of the loan, those taken back too, in the order of their numbers
 */
export const planTranches = (all: readonly Tranche[], news: MoneyNews): TranchePlan => {
  const { lender_application_id, lender_id, event_id, day } = news
  const standing = all.filter(({ taken_back_day }) => taken_back_day === null)
  let next = Math.max(0, ...all.map(({ tranche }) => tranche)) + 1
  const add = (amount_paise: number, on: string, of: number | null): AddedTranche => ({
    lender_application_id,
    lender_id,
    tranche: next++,
    day: on,
    amount_paise,
    event_id: of,
  })
  const takeBack = (tranche: Tranche, cause: TakenBackCause): TakenBackTranche => ({
    lender_application_id,
    tranche: tranche.tranche,
    day,
    cause,
    event_id,
  })
  if (news.kind === 'taken_back')
    return { added: [], taken_back: standing.map((one) => takeBack(one, news.cause)) }
  if (news.kind === 'corrected')
    return {
      added: all
        .filter(({ taken_back_event_id }) => taken_back_event_id === news.corrected_event_id)
        .map((one) => add(one.amount_paise, one.day, one.event_id)),
      taken_back: standing
        .filter((one) => one.event_id === news.corrected_event_id)
        .map((one) => takeBack(one, 'corrected')),
    }
  const gone: Tranche[] = []
  const left = [...standing]
  while (sumOf(left) > news.total_paise) gone.push(...left.splice(-1))
  const missing = news.total_paise - sumOf(left)
  return {
    added: missing === 0 ? [] : [add(missing, gone.at(-1)?.day ?? day, event_id)],
    taken_back: gone.map((one) => takeBack(one, 'restated')),
  }
}

/** The parts as they are after a plan. */
export const afterPlan = (all: readonly Tranche[], plan: TranchePlan): Tranche[] => [
  ...all.map((one) => {
    const back = plan.taken_back.find(({ tranche }) => tranche === one.tranche)
    return back === undefined ? one : { ...one, taken_back_day: back.day, taken_back_event_id: back.event_id }
  }),
  ...plan.added.map((one) => ({ ...one, taken_back_day: null, taken_back_event_id: null })),
]

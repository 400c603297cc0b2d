import { CancelledError, useQuery } from '@tanstack/react-query'
import type { Answer, Call } from '@marketplace/contract/platform/call'
import { ApiError } from '../api/api-error.ts'
import type { CallRequest } from '../api/call.ts'
import type { Loaded } from '../api/use-loaded.ts'
import { officeCall, officeCallAgain } from './session/office-call.ts'
import { queryClient } from './query-client.ts'

/** What an answer tells of. A change of it has every answer read again that is told of the same. */
export type Topic =
  | 'account'
  | 'account-access'
  | 'agreements'
  | 'api-keys'
  | 'approval-limits'
  | 'approvals'
  | 'audit-log'
  | 'availability'
  | 'brands'
  | 'campaigns'
  | 'campaign-texts'
  | 'cards'
  | 'cims'
  | 'complaints'
  | 'content-creatives'
  | 'content-faqs'
  | 'content-training'
  | 'dashboard'
  | 'deleted-cards'
  | 'deleted-lenders'
  | 'deletions'
  | 'dlt-templates'
  | 'eligibility'
  | 'eligibility-runs'
  | 'gold-rates'
  | 'hook-deliveries'
  | 'hooks'
  | 'jobs'
  | 'incidents'
  | 'insurance-plans'
  | 'lender-files'
  | 'lender-groups'
  | 'lender-months'
  | 'lenders'
  | 'looks'
  | 'links'
  | 'option-sets'
  | 'own-agreements'
  | 'notice-settings'
  | 'own-notices'
  | 'own-statements'
  | 'partner-customers'
  | 'own-creatives'
  | 'own-threads'
  | 'own-training'
  | 'own-team'
  | 'partner-eligibility'
  | 'partner-documents'
  | 'partner-faqs'
  | 'partner-funnel'
  | 'partner-home'
  | 'partner-kyc'
  | 'partner-offering'
  | 'partner-referral'
  | 'partner-statements'
  | 'partner-threads'
  | 'merchants'
  | 'partners'
  | 'payout-terms'
  | 'payouts'
  | 'referral-terms'
  | 'processors'
  | 'regulated-figures'
  | 'report-runs'
  | 'report-schedules'
  | 'reports'
  | 'revenue-types'
  | 'saved-views'
  | 'security'
  | 'staff'
  | 'statement-disputes'
  | 'telecalling'
  | 'texts'
  | 'tracking-links'
  | 'traffic-sources'
  | 'voucher-offers'
  | 'work'
  | `customer ${string}`
  | `lender ${number}`
  | `lender file ${string}`
  /** What the server derives from a lender: its go-live check, its preview, its history. */
  | `of lender ${number}`
  | `partner ${number}`
  | `revenue of lender ${number}`
  | `statement ${string}`

/** A question to the server under its key. */
export interface Question<Value> {
  queryKey: readonly [topic: Topic, ...rest: unknown[]]
  queryFn: (context: { signal: AbortSignal }) => Promise<Value>
}

/** One call with its request as a question: `ask('gold-rates', listGoldRates, { query: { page } })`. */
export const ask = <C extends Call>(
  topic: Topic,
  endpoint: C,
  request: CallRequest<C>,
): Question<Answer<C>> => askAs(topic, endpoint, request, (answer) => answer)

/** The same where pages need the answer in another form: `read` is called once for each version of it. */
export const askAs = <C extends Call, Told>(
  topic: Topic,
  endpoint: C,
  request: CallRequest<C>,
  read: (answer: Answer<C>) => Told,
): Question<Told> => {
  const queryKey = [topic, endpoint.path, request] as const
  return {
    queryKey,
    queryFn: ({ signal }) =>
      officeCallAgain(endpoint, { ...request, signal }, queryClient.getQueryData<Told>(queryKey), read),
  }
}

const WHOLE_PAGE = 200
/** A list that changes faster than it is read is taken as it was found last. */
const MOST_READINGS = 3

/** What a call answers that cuts its list into pages. */
interface Page {
  data: readonly unknown[]
  total: number
}

/** A call of a list in pages, for `askAll`. */
type PagedRequest<C extends Call> = Omit<CallRequest<C>, 'query'>

const wholeList = async <C extends Call>(
  endpoint: C,
  request: CallRequest<C> | PagedRequest<C>,
  signal?: AbortSignal,
): Promise<Answer<C> & Page> => {
  const { query, body } = request as { query?: object; body?: object }
  const read = (page: number): Promise<Answer<C> & Page> =>
    officeCall(endpoint, {
      ...request,
      ...(body === undefined
        ? { query: { page_size: WHOLE_PAGE, ...query, page } }
        : { body: { page_size: WHOLE_PAGE, ...body, page } }),
      signal,
    } as unknown as CallRequest<C>) as Promise<Answer<C> & Page>
  /** Null where the list became longer or shorter meanwhile, which moves its rows: one would be read twice, or never. */
  const readWhole = async (isLast: boolean): Promise<(Answer<C> & Page) | null> => {
    const first = await read(1)
    const rows = [...first.data]
    for (let page = 2; rows.length < first.total; page += 1) {
      const { data, total } = await read(page)
      if (total !== first.total && !isLast) return null
      if (data.length === 0) break
      rows.push(...data)
    }
    return { ...first, data: rows, total: rows.length }
  }
  let whole: (Answer<C> & Page) | null = null
  for (let reading = 1; whole === null; reading += 1) whole = await readWhole(reading >= MOST_READINGS)
  return whole
}

/**
 * A whole list of a call that answers it in pages: for lists of hundreds or a few thousand, which the table then searches and orders
 * itself. The first page's own words (counts, totals) stand for all.
 */
export const askAll = <C extends Call>(
  topic: Topic,
  endpoint: C,
  request: PagedRequest<C>,
): Question<Answer<C> & Page> => ({
  queryKey: [topic, endpoint.path, 'all', request],
  queryFn: ({ signal }) => wholeList(endpoint, request, signal),
})

type RowsOf<C extends Call> = Answer<C> extends { data: infer Rows } ? Rows : never

/** Every row of a list that is shown in pages, for a file of them: with the filters of its query. @throws ApiError. */
export const readAll = async <C extends Call>(endpoint: C, request: CallRequest<C>): Promise<RowsOf<C>> =>
  (await wholeList(endpoint, request)).data as RowsOf<C>

const KEPT_MS = 300_000
/** For what is asked at each key: whoever types a word asks once. */
const RECENT_MS = 30_000

interface Manner<Told> {
  /** How long after an answer the question is put again, in milliseconds; null: no more. Not while the page is in the background. */
  every?: (told: Told) => number | null
  /** The answer is shown at once where the page is opened again within minutes, until the new one is there. */
  isKept?: boolean
  /** Nothing is asked. */
  isOff?: boolean
}

/**
 * The answer to a question, for as long as the page shows it. The newest stays while another is on its way and when that fails; that of
 * another question stays until this one fails: it would stand under words that are not its own. One on its way is aborted when the question changes or the page is left. Pages that ask the same share one answer.
 */
export const useAnswer = <Told>(question: Question<Told>, manner: Manner<Told> = {}): Loaded<Told> => {
  const { every, isKept = false, isOff = false } = manner
  const { data, error, failureReason, isPlaceholderData, refetch } = useQuery<Told>({
    ...question,
    enabled: !isOff,
    ...(isKept && { gcTime: KEPT_MS }),
    ...(every !== undefined && {
      refetchInterval: ({ state }) => (state.data === undefined ? false : (every(state.data) ?? false)),
    }),
  })
  const reload = async (): Promise<void> => {
    // Also what waits for another try: pressed by hand it is asked at once.
    await queryClient.cancelQueries({ queryKey: question.queryKey, exact: true }, { silent: true })
    await refetch()
  }
  const failure = error ?? failureReason
  const value = isPlaceholderData && failure !== null ? null : (data ?? null)
  return { value, error: failure, reload: () => void reload() }
}

/** An answer of the last half minute, or a new one: for lists that are looked through while somebody types. @throws ApiError. */
export const readRecently = <Told>(question: Question<Told>): Promise<Told> =>
  queryClient.fetchQuery<Told>({ ...question, staleTime: RECENT_MS, gcTime: RECENT_MS, retry: false })

/** Has every answer read again that is told of one of these, at once where a page shows it. */
export const invalidate = (...topics: readonly Topic[]): void => {
  for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [topic] })
}

/** The same, and waits until what a page shows has been read: for an act that goes by the version that stands beside it. */
export const refresh = async (...topics: readonly Topic[]): Promise<void> => {
  await Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })))
}

/**
 * Puts what a change has answered into an answer that is there. One on its way may be older than the change: it is asked for
 * again.
 */
export const editAnswer = <Told>({ queryKey }: Question<Told>, edit: (before: Told) => Told): void => {
  const exactly = { queryKey, exact: true }
  const isUnderWay = queryClient.isFetching(exactly) > 0
  void queryClient.cancelQueries(exactly)
  queryClient.setQueryData<Told>(queryKey, (before) => (before === undefined ? undefined : edit(before)))
  if (isUnderWay) void queryClient.invalidateQueries(exactly)
}

/** Reads an answer again, once, for the page and for whoever asks. Null where it cannot be read, which the page says itself. */
export const readAgain = async <Told>(question: Question<Told>): Promise<Told | null> => {
  await queryClient.cancelQueries({ queryKey: question.queryKey, exact: true }, { silent: true })
  try {
    return await queryClient.fetchQuery<Told>({ ...question, staleTime: 0, retry: false })
  } catch (error) {
    // A session that ends takes the question with it.
    if (error instanceof ApiError || error instanceof CancelledError) return null
    throw error
  }
}

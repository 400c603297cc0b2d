import type { Params, Query } from '@marketplace/contract/platform/call'
import { findReportRun, type RunResult, type RunState } from '@marketplace/contract/reports/report-runs'
import { useMemo } from 'react'
import type { Loaded } from '../../api/use-loaded.ts'
import { ask, useAnswer, type Question } from '../../office/answers.ts'
import { isRunOf } from './is-run-of.ts'

/** How soon a run that counts is looked at again. */
const LOOK_MS = 2_000

export const isLive = (state: RunState): boolean => state === 'queued' || state === 'running'

/** A report's question as the calls of its run take it. */
export interface RunAsk {
  params: Params<typeof findReportRun>
  query: Query<typeof findReportRun>
}

export const askRun = (asked: RunAsk): Question<{ data: RunResult | null }> =>
  ask('report-runs', findReportRun, { ...asked })

/** The run of a question, looked at again while it waits or counts. @param isOff the question needs none */
export const useReportRun = (asked: RunAsk, isOff: boolean): Loaded<{ data: RunResult | null }> => {
  const asking = useMemo(() => askRun(asked), [asked])
  const { value, ...answer } = useAnswer(asking, {
    isOff,
    every: ({ data }) => (data !== null && isLive(data.state) ? LOOK_MS : null),
  })
  // Until the answer comes, that to another question is there.
  const isOwn = value === null || value.data === null || isRunOf(value.data, asked)
  return { ...answer, value: isOwn ? value : null }
}

import { listWork, type WorkItem } from '@marketplace/contract/care/work'
import type { Body } from '@marketplace/contract/platform/call'
import { useCallback, useMemo, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'

const REFRESH_MS = 60_000

/** What has changed meanwhile shows by itself; a search for a person is counted and recorded, and is not put again unasked. */
const everyOf = (asked: Asked) => (asked.search === undefined ? { every: () => REFRESH_MS } : {})

export type Asked = Omit<Body<typeof listWork>, 'after'>

interface Further {
  /** Of which question they are. */
  of: string
  rows: readonly WorkItem[]
  next: string | null
}

/** The items of a question, page after page; what was read further stays until the question changes. */
export const useWorkList = (
  asked: Asked,
): {
  rows: readonly WorkItem[] | null
  error: ApiError | null
  reload: () => void
  readMore: (() => void) | null
} => {
  const of = JSON.stringify(asked)
  const { value, error, reload } = useAnswer(ask('work', listWork, { body: asked }), everyOf(asked))
  const [further, setFurther] = useState<Further | null>(null)
  const own = further?.of === of ? further : null
  const next = own === null ? (value?.next ?? null) : own.next
  const readMore = useCallback(() => {
    const read = async (): Promise<void> => {
      try {
        const answer = await officeCall(listWork, {
          body: { ...asked, ...(next !== null && { after: next }) },
        })
        setFurther((before) => ({
          of,
          rows: [...(before?.of === of ? before.rows : []), ...answer.data],
          next: answer.next,
        }))
      } catch (failure) {
        showFailure(failure, 'The rest was not read')
      }
    }
    void read()
  }, [asked, next, of])
  const rows = useMemo(() => {
    if (value === null) return null
    const first = new Set(value.data.map(({ item_id }) => item_id))
    return [...value.data, ...(own?.rows ?? []).filter(({ item_id }) => !first.has(item_id))]
  }, [value, own])
  return { rows, error, reload, readMore: next === null ? null : readMore }
}

import { useEffect, useRef, useState } from 'react'
import type { Application } from '@marketplace/contract/loans/applications'
import { useText } from '../../i18n/use-text.ts'
import { wordsOf } from './status-words.ts'

/** Reads out what has changed since the last look; silent on arrival. */
export const ApplicationNews = ({ application }: { application: Application }) => {
  const t = useText()
  const known = useRef<Map<number, string> | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const before = known.current
    known.current = new Map(application.lenders.map(({ lender_id, status }) => [lender_id, status]))
    if (before === null) return
    const changed = application.lenders.filter(({ lender_id, status }) => before.get(lender_id) !== status)
    if (changed.length === 0) return
    const told = changed.map((lender) =>
      t('applications.news', {
        lender: lender.lender_name,
        status: t(`applications.status.${wordsOf(lender)}`),
      }),
    )
    setNews(told.join('. '))
  }, [application, t])
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  )
}

import { memo } from 'react'
import type { UnmatchedLender } from '@marketplace/contract/market/offers'
import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'
import { OwnCalculatorLink } from './ask/own-calculator-link.tsx'

/** What would change a lender's answer, check by check. */
export const Unlocks = ({ lender }: { lender: UnmatchedLender }) => {
  const t = useText()
  const known = lender.reasons.flatMap(({ code, unlock }) => (unlock === undefined ? [] : [{ code, unlock }]))
  if (known.length === 0) return <p className="text-sm">{t('offers.unmatched.nothing')}</p>
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {known.map(({ code, unlock }) => (
        <li key={code}>{unlock}</li>
      ))}
    </ul>
  )
}

const Unmatched = ({ lender }: { lender: UnmatchedLender }) => {
  const t = useText()
  return (
    <li className="py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <h3 className="text-base break-words">{lender.lender_name}</h3>
      <ul className="text-sm text-ink-soft">
        {lender.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <Disclosure
        className="text-sm"
        summary={
          <>
            {t('offers.unmatched.unlock')}
            <span className="sr-only">
              {' '}
              {t('offers.unmatched.unlock_of', { lender: lender.lender_name })}
            </span>
          </>
        }
      >
        <Unlocks lender={lender} />
      </Disclosure>
    </li>
  )
}

/** The lenders that did not match, each with every failing check (RBI digital lending directions, 2025, paragraph 6). */
export const UnmatchedLenders = memo(({ lenders }: { lenders: readonly UnmatchedLender[] }) => {
  const t = useText()
  if (lenders.length === 0) return null
  return (
    <section aria-labelledby="offers-unmatched" className="mt-10">
      <h2 id="offers-unmatched" tabIndex={-1} className="text-lg outline-none">
        {t('offers.unmatched.heading', { count: lenders.length })}
      </h2>
      <p className="text-sm text-ink-soft">{t('offers.unmatched.text')}</p>
      <p className="text-sm">
        <Link
          to="/answers#not_matched"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('offers.unmatched.why')}
        </Link>
      </p>
      <OwnCalculatorLink />
      <ul className="mt-3 divide-y divide-line-soft rounded-surface bg-surface px-4 shadow-card sm:px-5">
        {lenders.map((lender) => (
          <Unmatched key={lender.lender_id} lender={lender} />
        ))}
      </ul>
    </section>
  )
})
UnmatchedLenders.displayName = 'UnmatchedLenders'

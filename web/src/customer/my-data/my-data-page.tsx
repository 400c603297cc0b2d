import { dataGroups } from '@marketplace/contract/customers/customer-field'
import { useMemo, type ComponentType } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { getMyData, readMySecurity, type MyData, type MySecurity } from '@marketplace/contract/rights/my-data'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { startEditing } from '../../session/edit-profile.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { CopyCard } from './copy-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { loadFieldTexts } from './load-field-texts.ts'
import { presentMyData, type DataSection, type TextContext } from './present-my-data.ts'
import { useOptionWords } from '../options/use-option-words.ts'

const load = async (signal: AbortSignal): Promise<MyData> => (await call(getMyData, { signal })).data
const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

const profileGroups: ReadonlySet<string> = new Set(dataGroups)

/** Details are corrected where they are told: on the page of the product that is chosen, once one is. */
const CorrectLink = () => {
  const t = useText()
  const navigate = useNavigate()
  const { productType } = useSession()
  const correct = async (): Promise<void> => {
    try {
      if (productType !== null) await startEditing()
      navigate(productType === null ? '/products' : '/user')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <Button kind="secondary" onClick={() => void correct()}>
      {t('my_data.correct')}
    </Button>
  )
}

/** Two rows may read alike; their order is the list's own. */
const keyed = (rows: DataSection['rows']) => rows.map((row, place) => ({ ...row, key: String(place) }))

const SectionCard = ({ section: { key, title, why, when, rows } }: { section: DataSection }) => {
  const t = useText()
  return (
    <Card aria-labelledby={`my-data-${key}`}>
      <h2 id={`my-data-${key}`} className="text-lg">
        {title}
      </h2>
      <p className="text-sm text-ink-soft">{t('my_data.why', { why })}</p>
      {rows.length === 0 ? (
        <p className="mt-1">{t('my_data.nothing')}</p>
      ) : (
        <Disclosure
          summary={
            <>
              {t('my_data.show', { count: rows.length })}
              <span className="sr-only">: {title}</span>
            </>
          }
        >
          <p className="mb-1 text-sm text-ink-soft">{t('my_data.collected', { when })}</p>
          <dl className="divide-y divide-line-soft">
            {keyed(rows).map(({ key: place, label, value }) => (
              <div key={place} className="grid gap-x-4 py-2 sm:grid-cols-[2fr_3fr]">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="figures wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {key === 'consents' ? (
        <Link to="/user/consents" className={linkClass}>
          {t('my_data.consents_link')}
        </Link>
      ) : null}
      {key === 'messages' ? (
        <Link to="/user/contacts" className={linkClass}>
          {t('my_data.contacts_link')}
        </Link>
      ) : null}
      {key === 'nominee' ? (
        <Link to="/user/nominee" className={linkClass}>
          {t('my_data.nominee_link')}
        </Link>
      ) : null}
      {key === 'help' ? (
        <Link to="/user/complaints" className={linkClass}>
          {t('my_data.complaints_link')}
        </Link>
      ) : null}
    </Card>
  )
}

const loadSecurity = async (signal: AbortSignal): Promise<MySecurity> =>
  (await call(readMySecurity, { signal })).data

/** The two acts first: a copy and the deletion, and until when a change of contact holds them; then what is held, group by group. */
const Held = ({ data, context }: { data: MyData; context: TextContext }) => {
  const t = useText()
  const { value: security, reload } = useLoaded(loadSecurity)
  const sections = presentMyData(data, context)
  const ofProfile = sections.filter(({ key }) => profileGroups.has(key))
  const others = sections.filter(({ key }) => !profileGroups.has(key))
  const heldUntil = security?.held_until ?? null
  return (
    <>
      {heldUntil === null ? null : (
        <Notice tone="warn" title={t('my_data.held')}>
          {t('my_data.held_text', { time: context.format.dayAndTime(heldUntil) })}
        </Notice>
      )}
      <CopyCard context={context} />
      <DeleteCard />
      {ofProfile.map((section) => (
        <SectionCard key={section.key} section={section} />
      ))}
      <CorrectLink />
      {others.map((section) => (
        <SectionCard key={section.key} section={section} />
      ))}
      {security === null ? null : <SessionsCard sessions={security.sessions} onEnded={reload} />}
    </>
  )
}

/** What is held about the customer, why, and who else has it; correct it, take it along, delete it (DPDP Act 2023). */
const MyDataPage = () => {
  const t = useText()
  const format = useFormat()
  const option = useOptionWords()
  const { value: data, error, reload } = useLoaded(load)
  const context = useMemo(() => (option === null ? null : { t, format, option }), [t, format, option])
  const isReady = data !== null && context !== null
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.my_data')}</h1>
      <p>{t('my_data.intro')}</p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('my_data.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('my_data.try_again')}
          </Button>
        </Notice>
      )}
      {!isReady && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('my_data.loading')}
          </p>
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </>
      ) : null}
      {isReady ? (
        <>
          <p className="figures text-sm text-ink-soft">
            {t('my_data.since', {
              since: format.day(data.known_since),
              changed: format.dayAndTime(data.changed_at),
            })}
          </p>
          <Held data={data} context={context} />
        </>
      ) : null}
    </div>
  )
}

/** The page with the names of the details of every loan. */
export const loadMyDataPage = async (language: LanguageId): Promise<ComponentType> => {
  await loadFieldTexts(language)
  return MyDataPage
}

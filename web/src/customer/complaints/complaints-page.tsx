import { listComplaints, type Complaint } from '@marketplace/contract/office/complaints'
import { getMyData } from '@marketplace/contract/rights/my-data'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { ComplaintForm, type Subjects } from './complaint-form.tsx'
import { NothingYet } from '../spot/nothing-yet.tsx'

const loadComplaints = async (signal: AbortSignal): Promise<Complaint[]> =>
  (await call(listComplaints, { signal })).data
const loadSubjects = async (signal: AbortSignal): Promise<Subjects> =>
  (await call(getMyData, { signal })).data

const none: Subjects = { consents: [], applications: [] }

/** Complaints with number, clock, answer and the way on (domain.md 5.1, Grievance). */
export const ComplaintsPage = () => {
  const t = useText()
  const { value: complaints, error, reload } = useLoaded(loadComplaints)
  const subjects = useLoaded(loadSubjects)
  const isKnown = subjects.value !== null || subjects.error !== null
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('complaints.heading')}</h1>
      <p>{t('complaints.intro')}</p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('complaints.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('complaints.try_again')}
          </Button>
        </Notice>
      )}
      {complaints === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('complaints.loading')}
          </p>
          <Skeleton className="h-48" />
        </>
      ) : null}
      {complaints?.length === 0 ? <NothingYet>{t('complaints.none')}</NothingYet> : null}
      {complaints === null || complaints.length === 0 ? null : (
        <section aria-labelledby="complaints-list" className="space-y-4">
          <h2 id="complaints-list" className="text-lg">
            {t('complaints.list')}
          </h2>
          {complaints.map((complaint) => (
            <ComplaintCard key={complaint.number} complaint={complaint} onChanged={reload} />
          ))}
        </section>
      )}
      {/* Without its lists the form still takes a complaint about us. */}
      {isKnown ? <ComplaintForm subjects={subjects.value ?? none} onReceived={reload} /> : null}
    </div>
  )
}

import { Link } from '../../router/link.tsx'
import type { LenderPage } from '@marketplace/contract/loans/lender-pages'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { shownStatus } from '../applications/lender-progress.ts'

/** To what matches now: where nothing does, that page says why and what would change it. */
export const ToOffers = ({ kind }: { kind: 'primary' | 'secondary' }) => {
  const t = useText()
  return (
    <Link to="/user/offers" className={buttonClass(kind)}>
      {t('lender_page.to_offers')}
    </Link>
  )
}

const ToStatus = ({ kind }: { kind: 'primary' | 'secondary' }) => {
  const t = useText()
  return (
    <Link to="/user/application-status" className={buttonClass(kind)}>
      {t('applications.to_status')}
    </Link>
  )
}

const Note = ({ page }: { page: LenderPage }) => {
  const t = useText()
  if (page.note === null) return null
  return (
    <Notice title={t('applications.lender_says', { lender: page.lender_name })}>
      <span className="break-words">{page.note}</span>
    </Notice>
  )
}

const Waiting = ({ page, state }: { page: LenderPage; state: 'sending' | 'pending' }) => {
  const t = useText()
  const lender = page.lender_name
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">{t(`lender_page.state.${state}`, { lender })}</h2>
      <p>{t(`lender_page.state.${state}_text`, { lender })}</p>
      <Note page={page} />
      <ToStatus kind="secondary" />
    </Card>
  )
}

const Approved = ({ page }: { page: LenderPage }) => {
  const t = useText()
  const format = useFormat()
  const { lender_name: lender } = page
  const status = shownStatus(page.status)
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">
        {status === 'COOLED_OFF'
          ? t('applications.status.COOLED_OFF')
          : t('lender_page.state.approved', { lender })}
      </h2>
      {page.sanctioned_amount === null ? null : (
        <p className="figures font-semibold">
          {t('lender_page.state.approved_amount', { amount: format.money(page.sanctioned_amount) })}
        </p>
      )}
      <p>
        {status === 'SANCTIONED'
          ? t('lender_page.state.approved_text')
          : t(`applications.next.${status}`, { lender })}
      </p>
      <Note page={page} />
      <ToStatus kind="primary" />
    </Card>
  )
}

/** A no: why in kind words, what helps, and where to go on. */
const Declined = ({ page }: { page: LenderPage }) => {
  const t = useText()
  const { lender_name: lender, reject_reason: reason, status } = page
  const other = status === 'DUPLICATE' || status === 'EXPIRED' ? status : null
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">{t('lender_page.state.declined', { lender })}</h2>
      {other === null ? (
        <p>
          {reason === null
            ? t('lender_page.state.declined_reason_missing', { lender })
            : t(`reject.${reason}`, { lender })}
        </p>
      ) : (
        <p>{t(`applications.next.${other}`, { lender })}</p>
      )}
      <Note page={page} />
      <h3 className="font-semibold">{t('lender_page.state.declined_next')}</h3>
      {reason === null ? null : <p>{t(`reject_help.${reason}`, { lender })}</p>}
      <p>{t('lender_page.state.declined_offers')}</p>
      <p className="flex flex-wrap gap-3">
        <ToOffers kind="primary" />
        <ToStatus kind="secondary" />
      </p>
      <Disclosure summary={t('applications.contact')}>
        <p className="break-words">{t('lender_page.contact', { contact: page.grievance_contact })}</p>
      </Disclosure>
    </Card>
  )
}

const Stopped = ({ page, state }: { page: LenderPage; state: 'error' | 'withdrawn' }) => {
  const t = useText()
  const next = state === 'error' ? 'applications.next.SEND_FAILED' : 'applications.next.WITHDRAWN'
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">{t(`lender_page.state.${state}`)}</h2>
      <p>{t(next, { lender: page.lender_name })}</p>
      <ToOffers kind="primary" />
    </Card>
  )
}

/** How things stand where it is not the customer's turn. */
export const PageState = ({ page }: { page: LenderPage }) => {
  const { state } = page
  if (state === 'sending' || state === 'pending') return <Waiting page={page} state={state} />
  if (state === 'approved') return <Approved page={page} />
  if (state === 'declined') return <Declined page={page} />
  return state === 'error' || state === 'withdrawn' ? <Stopped page={page} state={state} /> : null
}

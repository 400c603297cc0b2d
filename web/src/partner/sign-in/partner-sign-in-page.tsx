import { signInPartner } from '@marketplace/contract/partner-area/partner-sign-in'
import { useOfficeBootstrap } from '../../office/session/office-bootstrap-context.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { useLocation } from '../../router/router.tsx'
import { SignInForm } from '../../office/shell/sign-in-form.tsx'
import { JoinPage } from './join-page.tsx'

const SignInPage = () => {
  const { brand } = useOfficeBootstrap()
  return (
    <SignInForm
      title="Sign in as a partner"
      who={{ label: 'E-mail', name: 'email', type: 'email' }}
      signIn={async ({ who: email, ...rest }) => {
        const answer = await officeCall(signInPartner, { body: { email, ...rest } })
        setOfficeSession({
          p_atkn: answer.token,
          partnerId: String(answer.partner_id),
          merchantId: String(answer.merchant_id),
          isPartner: '1',
          partnerRole: null,
        })
      }}
    >
      For partners of {brand.legal_name}. Forgotten your password? Ask an owner of your team, or write to{' '}
      <a href={`mailto:${brand.support_email}`} className="text-brand-ink underline">
        {brand.support_email}
      </a>
      ; a new one is handed to you.
    </SignInForm>
  )
}

/** /partner/login and /{partner}/partner/login; where an invitation leads, what it asks. */
export const PartnerSignInPage = () => {
  const { pathname } = useLocation()
  return pathname.endsWith('/join') ? <JoinPage /> : <SignInPage />
}

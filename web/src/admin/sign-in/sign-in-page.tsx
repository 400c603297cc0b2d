import { signInStaff } from '@marketplace/contract/office/staff-sign-in'
import { useOfficeBootstrap } from '../../office/session/office-bootstrap-context.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { SignInForm } from '../../office/shell/sign-in-form.tsx'

/** /admin/login. */
export const SignInPage = () => {
  const { brand } = useOfficeBootstrap()
  return (
    <SignInForm
      title="Sign in to the back office"
      who={{ label: 'User name', name: 'username' }}
      signIn={async ({ who: username, ...rest }) => {
        const answer = await officeCall(signInStaff, { body: { username, ...rest } })
        setOfficeSession({
          a_atkn: answer.token,
          adminId: String(answer.admin_id),
          roleId: encodeRole(answer.role_id),
        })
      }}
    >
      For staff of {brand.legal_name}. Every change made here is kept on the audit log.
    </SignInForm>
  )
}

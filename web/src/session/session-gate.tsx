import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/surfaces.tsx'
import { SpinnerScreen } from '../ui/waiting.tsx'
import { refreshProfile, useProfile } from './profile-store.ts'

/** Lets a signed-in page through once the session is restored; until then the loading screen of section 4. */
export const SessionGate = ({ logo, children }: { logo: ReactNode; children: ReactNode }) => {
  const t = useText()
  const { profile, error } = useProfile()
  if (profile !== null) return children
  if (error === null) return <SpinnerScreen label={t('layout.loading')} logo={logo} />
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-5 p-4">
      {logo}
      <h1 className="text-lg">{t('layout.load_failed')}</h1>
      <Notice tone="bad" live>
        {error.message}
      </Notice>
      <Button onClick={() => void refreshProfile()}>{t('layout.try_again')}</Button>
    </main>
  )
}

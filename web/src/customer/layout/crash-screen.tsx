import { Component, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from './logo.tsx'

/** The page-not-working screen of section 2. */
const OopsScreen = () => {
  const t = useText()
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col items-start justify-center gap-4 p-4">
      <Logo />
      <h1 className="text-xl">{t('oops.heading')}</h1>
      <p>{t('oops.text')}</p>
      <Button onClick={() => location.reload()}>{t('oops.action')}</Button>
    </main>
  )
}

/** Shows the page-not-working screen where rendering crashes. React itself reports the error. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <OopsScreen /> : this.props.children
  }
}

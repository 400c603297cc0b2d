import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { OfficeLogo } from './office-logo.tsx'

/** The page-not-working screen of section 2. */
const OopsScreen = () => (
  <main className="mx-auto flex min-h-dvh max-w-form flex-col items-start justify-center gap-4 p-4">
    <OfficeLogo />
    <h1 className="text-xl">OOPS...SOMETHING WENT WRONG HERE</h1>
    <p>The link you followed had some problem and it&apos;s broken</p>
    <Button onClick={() => location.reload()}>Reload the page</Button>
  </main>
)

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

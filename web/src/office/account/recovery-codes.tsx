import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  username: string
  /** They are kept: they are not shown again. */
  onKept: () => void
}

/** Ten codes that are shown this once. */
export const RecoveryCodes = ({ codes, username, onKept }: RecoveryCodesProps) => (
  <div className="space-y-4">
    <Notice tone="warn" title="Keep these recovery codes now" live>
      <p>
        Each of them signs you in once when your phone is not at hand. They are not shown again; print them,
        or copy them into a password manager.
      </p>
    </Notice>
    <section aria-label={`Recovery codes of ${username}`}>
      <ol className="figures grid max-w-form grid-cols-2 gap-x-6 gap-y-1 rounded-control border border-line p-4 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
    <div className="no-print flex flex-wrap gap-2">
      <CopyButton
        text={codes.join('\n')}
        copied="Recovery codes copied"
        failed="The browser does not let this page copy. Select the codes and copy them."
      >
        Copy
      </CopyButton>
      <Button kind="quiet" onClick={() => print()}>
        <IconPrinter aria-hidden="true" className="size-5 shrink-0" />
        Print
      </Button>
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  </div>
)

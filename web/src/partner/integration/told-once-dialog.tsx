import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'

interface ToldOnceDialogProps {
  /** Null closes it. */
  told: { title: string; label: string; value: string } | null
  onKept: () => void
}

/** A key or a secret, which is shown this once: it is answered, not closed by a slip. */
export const ToldOnceDialog = ({ told, onKept }: ToldOnceDialogProps) => (
  <Dialog isOpen={told !== null} title={told?.title} onClose={null} closeLabel="Close">
    {told === null ? null : (
      <>
        <Notice tone="warn" title="Keep it now" live>
          <p>It is not shown again. Put it where your system keeps its passwords.</p>
        </Notice>
        <p className="mt-4 text-sm text-ink-soft" id="told-once">
          {told.label}
        </p>
        <p
          aria-labelledby="told-once"
          role="group"
          className="figures mt-1 rounded-control border border-line p-3 font-semibold break-all"
        >
          {told.value}
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <CopyButton
            text={told.value}
            copied={`${told.label} copied`}
            failed="The browser does not let this page copy. Select it and copy it."
          >
            Copy
          </CopyButton>
          <Button onClick={onKept}>I have kept it</Button>
        </div>
      </>
    )}
  </Dialog>
)

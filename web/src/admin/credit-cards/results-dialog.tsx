import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChangesCounts } from './changes-report.tsx'

/** The results dialog of section 2: title, created and updated counts, a table title and a numbered list of UUIDs, each with its name. */
export const ResultsDialog = ({ changes, onClose }: { changes: CardChanges; onClose: () => void }) => {
  const names = new Map(changes.changes.map(({ category_id, category_name }) => [category_id, category_name]))
  return (
    <Dialog
      isOpen
      title={changes.title}
      onClose={onClose}
      closeLabel="Close"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-4">
        <ChangesCounts changes={changes} />
        {changes.category_ids.length === 0 ? null : (
          <section>
            <h3 className="text-sm font-semibold">{changes.table_title}</h3>
            <ol className="figures mt-1 max-h-60 list-decimal space-y-1 overflow-y-auto ps-8 text-sm">
              {changes.category_ids.map((id) => (
                <li key={id} className="wrap-anywhere">
                  <span className="block font-semibold">{names.get(id)}</span>
                  <span className="text-ink-soft">{id}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  )
}

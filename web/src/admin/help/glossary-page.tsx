import { useMemo } from 'react'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { isFound, searchWords } from '../../office/table/table-rows.ts'
import { SearchField, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Card } from '../../ui/surfaces.tsx'
import { words } from './words.ts'

const defaults = { q: '' }
const all = Object.values(words)

/** Every word of the office that has a meaning of its own here. */
export const GlossaryPage = () => {
  const [{ q }, setState] = useUrlState(defaults)
  const shown = useMemo(() => {
    const wanted = searchWords(q)
    return all.filter(({ term, meaning }) => isFound(`${term} ${meaning}`.toLowerCase(), wanted))
  }, [q])
  return (
    <div className="max-w-page">
      <PageHeading title="Glossary" text="Words of the back office, and what they mean here." />
      <TableToolbar
        search={<SearchField label="words" value={q} onChange={(next) => setState({ q: next })} />}
        count={`${shown.length} of ${all.length}`}
      />
      {shown.length === 0 ? (
        <EmptyState title="No such word">Ask an administrator; it will stand here next time.</EmptyState>
      ) : (
        <Card>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            {shown.map(({ term, meaning }) => (
              <div key={term} className="contents">
                <dt className="font-semibold">{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  )
}

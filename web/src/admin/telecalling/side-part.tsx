import { callPurposeNames, type CallDesk, type CallTask } from '@marketplace/contract/care/telecalling'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Ago } from '../../office/show/ago.tsx'
import { clockText } from '../../office/show/day-text.ts'

/** What holds for the person now, what went before, and who comes next. */
export const SidePart = ({ task, after }: { task: CallTask; after: CallDesk['after'] }) => (
  <aside aria-label="About this person" className="flex min-w-0 flex-col gap-5 text-sm">
    <section>
      <h3 className="mb-1 text-base font-semibold">Allowed now</h3>
      <ul className="flex flex-col gap-1">
        {task.allowed.map(({ is_allowed, text }) => (
          <li key={text} className="flex gap-2">
            {is_allowed === 1 ? (
              <IconCheck aria-label="Yes" className="size-4 shrink-0 text-good" stroke={1.6} />
            ) : (
              <IconX aria-label="No" className="size-4 shrink-0 text-bad" stroke={1.6} />
            )}
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h3 className="mb-1 text-base font-semibold">Before</h3>
      {task.before.length === 0 ? (
        <p className="text-ink-soft">Nothing yet</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {task.before.map(({ kind, text, at }) => (
            <li key={`${kind} ${at}`} className="flex justify-between gap-2">
              <span className="wrap-anywhere">{text}</span>
              <span className="shrink-0 text-ink-soft">
                <Ago moment={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <section>
      <h3 className="mb-1 text-base font-semibold">After this one</h3>
      {after.length === 0 ? (
        <p className="text-ink-soft">Nobody is due</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {after.map(({ task_id, name, purpose, due_at }) => (
            <li key={task_id} className="flex justify-between gap-2 py-1">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-ink-soft">{callPurposeNames[purpose]}</span>
              </span>
              <span className="shrink-0 text-ink-soft">{clockText(due_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </aside>
)

import { useFormat } from '../../i18n/use-format.ts'
import { ComparisonTable } from '../../ui/comparison-table.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Badge, Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { StepDots, Timeline } from '../../ui/timeline.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { LenderMark } from '../lender-mark/lender-mark.tsx'
import { CostBar } from '../loan-ranges/cost-bar.tsx'
import { SplitBar } from '../loan-ranges/split-bar.tsx'
import { Spot } from '../spot/spot.tsx'
import { ownSpots, productSpots, type SpotName } from '../spot/spot-names.ts'

const steps = [
  { key: 1, label: 'Sent to the lender', state: 'done', stateText: 'done', detail: '20/11/2026' },
  { key: 2, label: 'Checking your file', state: 'now', stateText: 'now', detail: 'usually 2 days' },
  { key: 3, label: 'Decision', state: 'ahead', stateText: 'to come' },
] as const

/** Short states: never by colour alone. */
export const Badges = () => (
  <div className="flex flex-wrap gap-2">
    <Badge>firm offer</Badge>
    <Badge tone="good">approved</Badge>
    <Badge tone="warn">needs something</Badge>
    <Badge tone="bad">not approved</Badge>
  </div>
)

/** What a page says of itself, of a way and of waiting. */
export const StateParts = () => (
  <Card className="space-y-3">
    <Badges />
    <Notice title="For your information">Nothing to do now.</Notice>
    <Notice tone="good">Saved</Notice>
    <Notice tone="warn">The lender has not answered yet.</Notice>
    <Notice tone="bad">Something went wrong on our side.</Notice>
    <Disclosure summary="What would change this">An income of ₹25,000 a month.</Disclosure>
    <ProgressBar label="Step 2 of 5" value={2} max={5} />
    <Timeline steps={steps} />
    <StepDots label="Step 2 of 3: checking your file" steps={steps} />
    <Skeleton className="h-10" />
  </Card>
)

const drawings = [...Object.keys(productSpots), ...ownSpots] as SpotName[]
const lenders = ['Sahyadri Bank', 'Konkan Credit', 'Aravalli Finance', 'Gomti Capital'] as const

/** Figures, drawings and marks. */
export const FigureParts = () => {
  const format = useFormat()
  return (
    <Card className="space-y-5">
      <ul className="space-y-3">
        {lenders.map((name, at) => (
          <li key={name}>
            <div className="figures flex items-center gap-3">
              <LenderMark name={name} />
              <span className="grow font-semibold">{name}</span>
              <span className="text-figure font-semibold">{format.money(17_089 + at * 411)}</span>
            </div>
            <div className="mt-2">
              <CostBar cost={40 + at * 15} scale={100} />
            </div>
          </li>
        ))}
      </ul>
      <SplitBar borrowed={500_000} total={615_196} />
      <ul className="flex flex-wrap gap-3">
        {drawings.map((name) => (
          <li key={name} className="w-20 text-center text-xs text-ink-soft">
            <span className="flex justify-center">
              <Spot name={name} size={72} />
            </span>
            <span className="wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      <ComparisonTable
        caption="Two offers"
        factHeading="Fact"
        columns={[
          { key: 'a', heading: 'Sahyadri Bank' },
          { key: 'b', heading: 'Konkan Credit' },
        ]}
        rows={[{ key: 'emi', label: 'EMI', cells: { a: '₹17,089', b: '₹17,500.50' } }]}
      />
      <div className="w-32">
        <QrCode text="https://example.com/p/lotus" label="QR code of a partner’s link" />
      </div>
    </Card>
  )
}

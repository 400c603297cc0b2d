import type { RankingRule } from '@marketplace/contract/market/offers'
import { page } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { loadAreaTexts, loadTexts } from '../../i18n/texts.ts'
import { exampleBootstrap } from '../../testing/example-bootstrap.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { mount } from '../../testing/mount.tsx'
import { RankingRulePage } from './ranking-rule-page.tsx'

const ruleOf = (version: string): RankingRule => ({
  version,
  in_force_since: '2026-11-01',
  steps: [{ key: 'lowest_apr', en: 'The lowest APR comes first.', hi: '' }],
  never_used: [{ key: 'commission', en: 'What a lender pays us', hi: '' }],
  changes: [{ version, day: '2026-11-01', en: 'First version.', hi: '' }],
})
const mountRule = (version: string) =>
  mount(
    <BootstrapContext value={{ ...exampleBootstrap, ranking_rule: ruleOf(version) }}>
      <MemoryRouter at="/how-we-order-offers">
        <RankingRulePage />
      </MemoryRouter>
    </BootstrapContext>,
  )
const inShort = page.getByRole('region', { name: 'In short' })

beforeEach(async () => {
  await loadTexts('en')
  await loadAreaTexts('public-pages', 'en')
})

test('the page is said in short, drawn, and each part is led to', async () => {
  const { element } = await mountRule('v1')
  await expect.element(inShort.getByRole('listitem').first()).toBeVisible()
  expect(element.querySelector('svg use')?.getAttribute('href')).toMatch(/#order$/)
  const links = Array.from(element.querySelectorAll('nav a'), (link) => [
    link.textContent,
    document.querySelector(link.getAttribute('href') ?? 'nothing')?.textContent,
  ])
  expect(links).toHaveLength(3)
  for (const [words, heading] of links) expect(heading).toBe(words)
})

test('of a rule whose lines are not written yet nothing is said in short', async () => {
  await mountRule('v2')
  await expect.element(page.getByRole('heading', { name: 'The order, step by step' })).toBeVisible()
  await expect.element(inShort).not.toBeInTheDocument()
})

import { startSignIn } from '@marketplace/contract/entry/sign-in'
import { readSolution } from '@marketplace/contract/platform/challenge'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { call } from '../../api/call.ts'
import { BootstrapContext } from '../../brand/bootstrap-context.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { exampleBootstrap } from '../../testing/example-bootstrap.ts'
import { mount } from '../../testing/mount.tsx'
import { ChallengeNote } from './challenge-note.tsx'

const challenge = `13.1900000000.${'0a'.repeat(16)}.${'A'.repeat(43)}`
const note = page.getByRole('status')

test.each([
  ['en', 'There is nothing to do.'],
  ['hi', 'आपको कुछ नहीं करना है।'],
] as const)(
  'a challenge is solved beside the page, which says so while it lasts, %s',
  async (language, words) => {
    await loadTexts(language)
    const requests = answerByHand()
    await mount(
      <BootstrapContext value={{ ...exampleBootstrap, language }}>
        <ChallengeNote />
      </BootstrapContext>,
    )
    expect(note.element().textContent).toBe('')
    const body = { mobile_phone_number: '9000000001', language, consents: [] }
    const sent = call(startSignIn, { body })
    await requests[0]?.answer(
      { success: false, code: 'challenge_required', message: 'Please try again', challenge },
      428,
    )
    expect(note.element().textContent).toContain(words)
    await expect.poll(() => requests.length).toBe(2)
    const solution = readSolution(requests[1]?.headers.get('x-challenge') ?? '')
    expect(solution?.challenge).toBe(challenge)
    expect(requests[1]?.body).toEqual(body)
    const answer = {
      success: true,
      message: 'Sent',
      prospect_app_id: '00000000-0000-4000-8000-000000000001',
      masked_to: '******0001',
      expires_in_s: 300,
      resend_in_s: 30,
    }
    await requests[1]?.answer(answer)
    expect(await sent).toEqual(answer)
    await expect.poll(() => note.element().textContent).toBe('')
  },
)

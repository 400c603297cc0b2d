import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { makeAutosaver, SAVE_AFTER_MS, type SaveState } from './autosaver.ts'
import { exampleProfile } from '../../../testing/example-profile.ts'

const noAnswer = () => new ApiError(0, { code: 'temporarily_unavailable', message: 'not now' })
const refusal = () =>
  new ApiError(422, {
    code: 'age_out_of_range',
    message: 'too young',
    details: [{ field: 'birth_date', message: 'too young' }],
  })

/** A form that holds `unsaved`, and a server that answers as told, one answer a request. */
const setUp = (unsaved: ProfilePatch, answers: (Error | null)[]) => {
  const left = new Map(Object.entries(unsaved))
  const sent: ProfilePatch[] = []
  const states: SaveState['kind'][] = []
  const told: SaveState[] = []
  const saver = makeAutosaver({
    changes: () => Object.fromEntries(left),
    send: async (patch): Promise<Profile> => {
      sent.push(patch)
      const answer = answers.shift() ?? null
      if (answer !== null) throw answer
      return exampleProfile()
    },
    onSaved: (patch) => Object.keys(patch).forEach((field) => left.delete(field)),
    onRefused: (errors) => Object.keys(errors).forEach((field) => left.delete(field)),
    onState: (state) => {
      told.push(state)
      states.push(state.kind)
    },
  })
  return { saver, sent, states, told, left }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('many changes in a moment are one save, marked as editing', async () => {
  const { saver, sent, states } = setUp({ first_name: 'Asha', emi: 0 }, [])
  saver.schedule()
  saver.schedule()
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(sent).toEqual([{ first_name: 'Asha', emi: 0, is_editing: 1 }])
  expect(states).toEqual(['saving', 'saved'])
})

test('nothing to save sends nothing', async () => {
  const { saver, sent, states } = setUp({}, [])
  await saver.flush()
  expect([sent, states]).toEqual([[], []])
})

test('without an answer it waits and tries again by itself', async () => {
  const { saver, sent, states, left } = setUp({ emi: 0 }, [noAnswer(), noAnswer()])
  await saver.flush()
  expect(states.at(-1)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(3)
  expect(states.at(-1)).toBe('saved')
  expect(left.size).toBe(0)
})

test("a fault of the server is told in its words, not as one of the customer's connection", async () => {
  const fault = new ApiError(500, { code: 'internal_error', message: 'Something went wrong on our side.' })
  const { saver, told } = setUp({ emi: 0 }, [fault, noAnswer()])
  await saver.flush()
  expect(told.at(-1)).toEqual({ kind: 'waiting', message: 'Something went wrong on our side.' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(told.at(-1)).toEqual({ kind: 'waiting', message: null })
})

test('a refused field is told and the rest is saved', async () => {
  const { saver, sent, states } = setUp({ birth_date: '2020-12-05', emi: 0 }, [refusal()])
  await saver.flush()
  expect(sent.map((patch) => Object.keys(patch))).toEqual([
    ['birth_date', 'emi', 'is_editing'],
    ['emi', 'is_editing'],
  ])
  expect(states.at(-1)).toBe('saved')
})

test('a refusal that names no field is told once and not repeated', async () => {
  const { saver, sent, states } = setUp({ emi: 0 }, [
    new ApiError(404, { code: 'not_found', message: 'gone' }),
  ])
  await saver.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toBe('failed')
})

test('one save at a time: a flush during a save waits for it', async () => {
  const { saver, sent } = setUp({ emi: 0 }, [])
  await Promise.all([saver.flush(), saver.flush()])
  expect(sent).toHaveLength(1)
})

test('leaving the page sends what was about to be saved', async () => {
  const { saver, sent } = setUp({ emi: 0 }, [])
  saver.schedule()
  saver.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

test('the last save goes alone: a retry that falls due meanwhile sends nothing after it', async () => {
  const { saver, sent, left } = setUp({ emi: 0 }, [noAnswer()])
  const last = saver.last(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5_000)
    })
    left.clear()
    return 'done'
  })
  await vi.advanceTimersByTimeAsync(4_000)
  saver.schedule()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(last).resolves.toBe('done')
  expect(sent).toEqual([{ emi: 0, is_editing: 1 }])
})

test('where the last save fails, what is left is saved as before', async () => {
  const { saver, sent, left } = setUp({ emi: 0 }, [noAnswer()])
  const last = saver.last(() => Promise.reject(noAnswer()))
  await expect(last).rejects.toThrow('not now')
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(sent).toHaveLength(2)
  expect(left.size).toBe(0)
})

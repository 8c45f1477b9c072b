import { getEventListeners } from 'node:events'
import { expect, test } from '@playwright/test'
import { withinDeadline } from '../../src/run/within-deadline.js'

const late = () => new Error('The time ran out.')
const timers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

/** Ends with the reason of its signal, as a scenario does. */
const untilEnded = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const tell = () => resolve((signal.reason as Error).message)
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell)
  })

test('What ends in time leaves neither timer nor listener behind', async () => {
  const { signal } = new AbortController()
  const before = timers()
  expect(await withinDeadline(signal, 3_600_000, late, async () => 'done')).toBe('done')
  const thrown = withinDeadline(signal, 3_600_000, late, async () => {
    throw new Error('wrong')
  })
  await expect(thrown).rejects.toThrow('wrong')
  expect(timers()).toBe(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('What takes too long is ended, and told why', async () => {
  const { signal } = new AbortController()
  expect(await withinDeadline(signal, 1, late, untilEnded)).toBe('The time ran out.')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('The end of the run ends it as well, before or after it began', async () => {
  const stop = new AbortController()
  const waiting = withinDeadline(stop.signal, 3_600_000, late, untilEnded)
  stop.abort(new Error('Interrupted.'))
  expect(await waiting).toBe('Interrupted.')
  expect(await withinDeadline(stop.signal, 3_600_000, late, untilEnded)).toBe('Interrupted.')
})

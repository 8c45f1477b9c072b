import { expect, test } from '@playwright/test'
import { limitInFlight } from '../../src/exchange/in-flight.js'

test('Slots are handed on in the order in which they were requested', async () => {
  const inFlight = limitInFlight(2)
  const order: string[] = []
  const enter = async (name: string) => {
    const release = await inFlight.take()
    order.push(name)
    return release
  }
  const [first, second] = await Promise.all([enter('a'), enter('b')])
  const third = enter('c')
  const fourth = enter('d')
  await Promise.resolve()
  expect(order).toEqual(['a', 'b'])
  first()
  first()
  await third
  expect(order).toEqual(['a', 'b', 'c'])
  second()
  await fourth
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('Who gives up waiting does not keep the others from their turn', async () => {
  const inFlight = limitInFlight(1)
  const release = await inFlight.take()
  const stop = new AbortController()
  const impatient = inFlight.take(stop.signal)
  const patient = inFlight.take()
  stop.abort(new Error('enough'))
  await expect(impatient).rejects.toThrow('enough')
  release()
  await expect(patient).resolves.toBeInstanceOf(Function)
  await expect(inFlight.take(stop.signal)).rejects.toThrow('enough')
})

test('A limit that lets nothing pass is refused', () => {
  expect(() => limitInFlight(0)).toThrow('at least one request must be possible, not 0')
})

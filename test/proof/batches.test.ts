import { expect, test } from '@playwright/test'
import { inBatches, tryInBatches } from '../../proof/command/try-in-batches.js'
import { listLiberties } from '../../proof/list-liberties.js'
import type { Order } from '../../proof/trial/order.js'
import type { Trial } from '../../proof/trial/trial.js'

const liberties = await listLiberties()
const names = liberties.map(({ name }) => name)
const batches = inBatches(['', 'a-defect', ...names], liberties, [])

test('Every liberty is tried once, and the honest bank and defects alone', () => {
  expect(batches.flat().toSorted()).toEqual(['a-defect', ...names].toSorted())
  expect(batches).toContainEqual([])
  expect(batches).toContainEqual(['a-defect'])
})

test('In a batch nothing is missing by one, and no two are of the same table or need different ways', () => {
  const several = batches.filter(({ length }) => length > 1)
  expect(several.length).toBeGreaterThan(5)
  for (const batch of several) {
    const members = liberties.filter(({ name }) => batch.includes(name))
    const tables = members.map(({ file, respells }) => `${file} ${respells}`)
    expect(new Set(tables).size, batch.join()).toBe(batch.length)
    const isRespelt = members.every(({ respells }) => respells)
    const isOfOne = members.every(
      ({ respells, interfaces = [] }) => !respells && interfaces.length === 1,
    )
    expect(isRespelt || isOfOne, batch.join()).toBe(true)
    expect(new Set(members.map(({ wire }) => wire)).size).toBe(1)
  }
})

/** Trials that come to what is said of their members, in place of hours in a bank. */
const come =
  (failed: (members: readonly string[]) => readonly string[]) =>
  async ({ trials }: Order): Promise<readonly Trial[]> =>
    trials.map((members) => ({
      name: members.join(' + '),
      members,
      kind: 'liberty',
      failed: failed(members),
      isAsDue: failed(members).length === 0,
      errors: [],
      hidden: members.filter((name) => members.length > 1 && name === 'shy'),
      surprises: [],
      quiet: [],
      inconclusive: [],
      telling: [],
      exchanges: 1,
      milliseconds: 1,
    }))

const order: Order = {
  trials: [['one', 'two'], ['three', 'four'], ['five']],
  interfaces: undefined,
  workers: 1,
  onTrial: () => undefined,
}
const outcome = async (failed: Parameters<typeof come>[0]) => {
  const trials = await tryInBatches(order, [], come(failed))
  return Object.fromEntries(trials.map((one) => [one.name, one.failed]))
}

test('Where a batch is not blamed, none of its members is', async () => {
  expect(await outcome(() => [])).toEqual({ one: [], two: [], three: [], four: [], five: [] })
})

test('Where a batch is blamed, the member that is blamed alone is named', async () => {
  expect(await outcome((members) => (members.includes('four') ? ['order'] : []))).toEqual({
    one: [],
    two: [],
    three: [],
    four: ['order'],
    five: [],
  })
})

test('A member that has nothing to do beside others is tried alone', async () => {
  const trials = await tryInBatches(
    { ...order, trials: [['one', 'shy']] },
    [],
    come((members) => (members.join() === 'shy' ? ['order'] : [])),
  )
  expect(trials.map(({ name, failed }) => [name, failed])).toEqual([
    ['one', []],
    ['shy', ['order']],
  ])
})

test('Where a batch is blamed and none of its members is alone, the batch is named', async () => {
  expect(await outcome(({ length }) => (length > 1 ? ['order'] : []))).toEqual({
    'one + two': ['order'],
    one: [],
    two: [],
    'three + four': ['order'],
    three: [],
    four: [],
    five: [],
  })
})

/** Defects of one group, each of which breaks a requirement of its name. */
const grouped = ['left', 'right'].map((name) => ({
  name,
  sentence: 'It is broken.',
  breaks: [`${name}.broken`],
  group: 'both',
  scope: 'accounts',
  file: 'proof/operators/broken.ts',
}))
const ofDefects = async (failed: Parameters<typeof come>[0]) => {
  const trials = await tryInBatches(
    { ...order, trials: inBatches(['left', 'right', 'other'], [], grouped) },
    grouped,
    async (each) =>
      (await come(failed)(each)).map((trial) => ({
        ...trial,
        kind: 'defect' as const,
        isAsDue: trial.members.every((name) => trial.failed.includes(`${name}.broken`)),
      })),
  )
  return trials.map(({ name, failed: ids }) => `${name}: ${ids.join()}`)
}

test('Defects of a group come each to what it breaks, and are tried alone where something else came out', async () => {
  expect(await ofDefects((members) => members.map((name) => `${name}.broken`))).toEqual([
    'left: left.broken',
    'right: right.broken',
    'other: other.broken',
  ])
  const hidden = await ofDefects((members) => [`${members[0]}.broken`])
  expect(hidden).toEqual(['left: left.broken', 'right: right.broken', 'other: other.broken'])
  const survives = await ofDefects((members) =>
    members.filter((name) => name !== 'right').map((name) => `${name}.broken`),
  )
  expect(survives).toEqual(['left: left.broken', 'right: ', 'other: other.broken'])
})

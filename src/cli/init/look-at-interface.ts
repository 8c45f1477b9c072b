import type { Suite } from '../../run/read-suite.js'
import { callActors, finderName } from '../../scenario/request/call-actors.js'
import { findFixtures } from '../../scenario/fixture/find-fixtures.js'
import { openSearch } from '../../scenario/fixture/open-search.js'
import type { ProbeResult } from '../run/probe.js'
import type { ReadOnlyTarget } from './open-read-only-target.js'
import { isThere } from '../run/why-nothing.js'

/** What was seen of one interface. */
export interface SeenInterface {
  readonly name: string
  /** Whether it answers; undefined where only writing would tell. */
  readonly answers: boolean | undefined
  /** Status with which it refused its first request for want of credentials: so does much that is not there. */
  readonly refusal?: number
  /** Values of fixtures by their name, as a profile may give them. */
  readonly found: ReadonlyMap<string, readonly string[]>
  /** The same, for the owner of the target to confirm. */
  readonly supposed: ReadonlyMap<string, readonly string[]>
  /** How many there are, by what they are called. */
  readonly counts: ReadonlyMap<string, number>
}

/** Values of one fixture that are written down: a few show as much as all. */
const most = 5
/** Characters of one value. No identifier is longer. */
const longest = 300

/** Has the fixtures of a suite look for all that a profile may give. */
export async function lookAtInterface(
  { run, secretFilter }: ReadOnlyTarget,
  { name, status }: ProbeResult,
  suite: Suite | undefined,
): Promise<SeenInterface> {
  const answers = isThere(status)
  const seen = {
    ...(status === 401 || status === 403 ? { refusal: status } : {}),
    found: new Map<string, readonly string[]>(),
    supposed: new Map<string, readonly string[]>(),
    counts: new Map<string, number>(),
  }
  if (answers !== true || suite === undefined) return { name, answers, ...seen }

  const { finder } = callActors({ run, interface: name, scenario: 'init', signal: run.signal })
  const fixtures = findFixtures(openSearch(run, name, finder, finderName, false), suite.fixtures)
  const find = async (by: string, wanted: readonly string[] = []): Promise<unknown> => {
    try {
      return await fixtures[by]?.(...(wanted as readonly never[]))
    } catch {
      // It is not there, or cannot be told: the rest can be looked for all the same.
      return undefined
    }
  }
  /** What may be a secret, or is of no form that an identifier has, is not written. */
  const writable = (value: unknown): readonly string[] =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string')
      .filter((one) => one !== '' && one.length <= longest && secretFilter.text(one) === one)
      .slice(0, most)
  const { found, supposed, counted } = suite.discoveries
  await Promise.all([
    ...Object.entries(found).map(async ([given, by = '']) => {
      const values = writable(await find(by))
      if (values.length > 0) seen.found.set(given, values)
    }),
    ...Object.entries(supposed).map(async ([given, one]) => {
      const values = writable(await find(one?.by ?? ''))
      if (values.length > 0) seen.supposed.set(given, values)
    }),
    ...Object.entries(counted).map(async ([what, [by, ...wanted]]) => {
      const all = await find(by, wanted)
      if (Array.isArray(all)) seen.counts.set(what, all.length)
      if (all instanceof Map) seen.counts.set(what, all.size)
    }),
  ])
  return { name, answers, ...seen }
}

import type { Run } from '../../../src/run/run.js'
import { hostile } from '../sample/hostile.js'
import { sampleRun } from '../sample-run.js'

/** Members that are words of ours, keys or times; every other string of a run may come from outside. */
const ours =
  /^(verdict|kind|level|interface|scenario|requirement|id|allow|severity|started|finished|startedAt|base64)$/

/** Members that tie parts of a run together. */
const keys = ['requirements.judges', 'interfaces.name']

const inventions = `${hostile} "><img src=x onerror="window.pwned=1"> javascript:window.pwned=1 <base href=//evil.example>`

function poison(value: unknown, name: string): unknown {
  if (typeof value === 'string') return ours.test(name) ? value : `${value} ${inventions}`
  if (Array.isArray(value)) return value.map((each) => poison(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      keys.includes(`${name}.${key}`) ? each : poison(each, key),
    ]),
  )
}

/** The sample run with hostile text behind every string that is not a word of ours. */
export function poisonedRun(): Run {
  return poison(sampleRun(), 'run') as Run
}

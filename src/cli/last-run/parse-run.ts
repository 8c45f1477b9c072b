import { placeInText } from '../../bounds/place-in-text.js'
import type { Run } from '../../run/run.js'
import type { VerdictWord } from '../../terms/verdict.js'

/** A run as `run.json` has it: its exchanges stand in the file beside it. */
export type StoredRun = Omit<Run, 'evidence'>

/** A run as its text has it, or why it is none: a clause that follows a colon. */
export type ParsedRun =
  | { readonly kind: 'run'; readonly run: StoredRun }
  | { readonly kind: 'fault'; readonly because: string }

/** Reads the text of a `run.json`. */
export function parseRun(text: string): ParsedRun {
  try {
    const value: unknown = JSON.parse(text)
    const because = faultOf(value)
    return because === undefined
      ? { kind: 'run', run: value as StoredRun }
      : { kind: 'fault', because }
  } catch (error) {
    return { kind: 'fault', because: `it is not JSON at ${placeOf(text, error)}` }
  }
}

/** Where the parser stopped; at the end where it does not say. */
function placeOf(text: string, error: unknown): string {
  const [, offset] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  const { line, column } = placeInText(text, offset === undefined ? text.length : Number(offset))
  return `line ${line}, column ${column}`
}

const verdicts: readonly string[] = [
  'pass',
  'warn',
  'fail',
  'inconclusive',
  'error',
  'none',
] satisfies readonly VerdictWord[]

const lists = ['requirements', 'findings', 'judges', 'secrets', 'interfaces'] as const

/** What commands look for and do not find; `schemas/run.schema.json` says the rest. */
function faultOf(value: unknown): string | undefined {
  const run = Object(value)
  if (run.tool?.name !== 'assay') return 'tool.name is not assay'
  if (typeof run.target?.baseUrl !== 'string') return 'target.baseUrl is missing'
  if (typeof run.exchanged?.count !== 'number') return 'exchanged.count is missing'
  const missing = lists.find((name) => !Array.isArray(run[name]))
  if (missing !== undefined) return `${missing} is no list`
  return faultIn(run.requirements, 'requirements') ?? faultIn(run.findings, 'findings')
}

function faultIn(list: readonly unknown[], name: 'requirements' | 'findings'): string | undefined {
  for (const [index, one] of list.entries()) {
    const { verdict, id, requirement, exchanges } = Object(one)
    const at = `${name}[${index}]`
    if (!verdicts.includes(verdict)) return `${at}.verdict is none of ${verdicts.join(', ')}`
    if (name === 'requirements' && typeof id !== 'string') return `${at}.id is missing`
    if (name === 'requirements') continue
    if (typeof requirement !== 'string') return `${at}.requirement is missing`
    if (!Array.isArray(exchanges) || !exchanges.every(Number.isInteger))
      return `${at}.exchanges is no list of numbers`
  }
  return undefined
}

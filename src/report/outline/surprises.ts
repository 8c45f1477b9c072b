import type { Run, Surprise } from '../../run/run.js'

/** Surprises that are told; run.json has the others. */
const most = 20

/** What surprised Assay, each with where it was met, and how many more there are. */
export function surprisesOf({ surprises = [] }: Run): {
  readonly told: readonly (Surprise & { readonly line: string })[]
  readonly more: number
} {
  const told = surprises.slice(0, most).map((one) => ({
    ...one,
    line: `${one.operation === undefined ? '' : `${one.operation}, in `}${one.scenario}: ${one.because}`,
  }))
  return { told, more: surprises.length - told.length }
}

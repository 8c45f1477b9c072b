import { reporters } from '../../report/reporters.js'
import { didYouMean } from '../did-you-mean.js'
import type { ReporterChoice } from '../flags/reporter-choice.js'

/** Every reporter that may be named; `ndjson` tells while the run goes on. */
export const reporterNames = [
  ...Object.keys(reporters),
  'ndjson',
] as readonly ReporterChoice['name'][]

/**
 * Reads `NAME` or `NAME=PATH`.
 *
 * @returns what is wrong with it, for a person, where something is
 */
export function readReporter(text: string): ReporterChoice | string {
  const [given = '', ...rest] = text.split('=')
  const name = reporterNames.find((one) => one === given)
  if (name === undefined) {
    return `There is no reporter ${given}${didYouMean(given, reporterNames) || '.'} It is one of ${reporterNames.join(', ')}.`
  }
  if (rest.length === 0) return { name }
  const path = rest.join('=')
  return path.trim() === '' ? `After ${name}= the name of a file is missing.` : { name, path }
}

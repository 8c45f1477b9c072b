import type { Fail, Inconclusive, Verdict, VerdictWord } from '../../../src/terms/verdict.js'

/** What may be told of a verdict. */
type Told = Partial<
  Pick<Inconclusive, 'because' | 'remedy' | 'dependsOn' | 'exchanges'> & Omit<Fail, 'verdict'>
>

/** A verdict with as much of what is told as its kind has. */
export function verdictWith(verdict: VerdictWord, told: Told = {}): Verdict {
  const { because = 'somehow', remedy, dependsOn, exchanges = [], pointer, kind, ...rest } = told
  const { expected = 'what is due', actual = 'another thing', deviations, sequence } = rest
  switch (verdict) {
    case 'pass':
      return { verdict, because: told.because, kind, exchanges }
    case 'fail':
    case 'warn':
      return {
        verdict,
        expected,
        actual,
        pointer,
        kind,
        deviations,
        sequence,
        exchanges,
      } as Verdict
    case 'inconclusive':
      return { verdict, because, remedy, dependsOn, pointer, exchanges }
    case 'error':
    case 'none':
      return { verdict, because, exchanges }
  }
}

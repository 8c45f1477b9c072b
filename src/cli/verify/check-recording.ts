import { isDoubtful } from '../../run/is-doubtful.js'
import { runVerdict } from '../../run/run-verdict.js'
import { totalsOf } from '../../run/totals-of.js'
import type { Recorded } from './read-recorded.js'

/** Compares a run with its recording, and with itself: what it counts and cites has to be there. A sentence each. */
export function checkRecording(recorded: Recorded): readonly string[] {
  return [
    ...checkNumbers(recorded),
    ...checkCited(recorded),
    ...checkSums(recorded),
    ...checkWords(recorded),
  ]
}

/** At most so many are named. */
const few = 5

const named = (sentences: readonly string[]): readonly string[] =>
  sentences.length <= few
    ? sentences
    : [...sentences.slice(0, few), `And ${sentences.length - few} more of this kind.`]

function checkNumbers({ run, exchanges }: Recorded): readonly string[] {
  const seen = new Set<number>()
  const twice: string[] = []
  for (const { number } of exchanges) {
    if (seen.has(number)) twice.push(`Exchange ${number} was added: it is there twice.`)
    seen.add(number)
  }
  const { count } = run.exchanged
  const missing = Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !seen.has(number))
    .map((number) => `Exchange ${number} is missing.`)
  const added = [...seen]
    .filter((number) => number > count)
    .map((number) => `Exchange ${number} was added: the run has ${count}.`)
  return [...named(missing), ...named(twice), ...named(added)]
}

function checkCited({ run, exchanges }: Recorded): readonly string[] {
  const known = new Set(exchanges.map(({ number }) => number))
  return named(
    run.findings.flatMap(({ requirement, exchanges: cited }) =>
      cited
        .filter((number) => !known.has(number))
        .map((number) => `${requirement} cites exchange ${number}, which is not there.`),
    ),
  )
}

function checkSums({ run }: Recorded): readonly string[] {
  const totals = totalsOf(run.requirements.map(({ verdict }) => verdict))
  const words = Object.keys(totals) as readonly (keyof typeof totals)[]
  const sums = words
    .filter((word) => run.totals[word] !== totals[word])
    .map(
      (word) => `The run counts ${run.totals[word]} ${word}; its requirements are ${totals[word]}.`,
    )
  // What came later than a set that is claimed does not count.
  const counted = run.findings.filter(({ verdict }) => verdict !== 'none')
  const verdict = runVerdict(totals, { ...run, findings: counted }, isDoubtful(run))
  if (verdict === run.verdict) return sums
  return [...sums, `The run is said to be ${run.verdict}; what it found comes to ${verdict}.`]
}

/** Where the contract is the same, its sentences are. */
function checkWords({ run, contract }: Recorded): readonly string[] {
  const same = contract.interfaces.filter(({ name, digest }) =>
    run.interfaces.some((one) => one.name === name && one.digest === digest),
  )
  const known = new Map(
    same.flatMap(({ requirements }) => requirements).map((one) => [one.id, one]),
  )
  return named(
    run.requirements.flatMap(({ id, text, level, clause }) => {
      const own = known.get(id)
      if (own === undefined) return []
      const isSame = own.text === text && own.level === level && own.clause === clause
      return isSame ? [] : [`${id} has another sentence, level or clause than the contract.`]
    }),
  )
}

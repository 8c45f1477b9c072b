import { counted } from '../../report/counted.js'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Contract } from '../../contract/contract.js'
import { loadContract } from '../../contract/load-contract.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { wrap } from '../../report/terminal/wrap.js'
import { suitesFor } from '../../run/load-suites.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { openQuestions } from '../init/open-questions.js'
import { loadChosen } from '../load-chosen.js'
import { checkPlace } from '../output/check-place.js'
import { openDrafts } from '../output/drafts.js'
import { makeFolder } from '../output/make-folder.js'
import { print } from '../output/print.js'
import { openTarget } from '../run/open-target.js'
import { withUsualProfile } from '../with-usual-profile.js'
import type { SupplementFlags } from '../flags/supplement-flags.js'
import { servedText } from './served-text.js'
import { readServed } from './read-served.js'
import { asDocumented } from './as-documented.js'
import { type Place, parsePlaces, readPlace } from './place.js'
import { type Skeleton, skeletons } from './skeletons.js'
import { skeletonText } from './skeleton-text.js'

/** `assay supplement`: writes the skeleton of an overlay for what the documents leave open of an interface. */
export async function supplementCommand(name: string, given: SupplementFlags): Promise<ExitCode> {
  const flags = withUsualProfile(given)
  const bare = loadChosen([name])
  const known = skeletons[name]
  if (known === undefined)
    throw new CommandError(
      `no scenario needs an operation of ${name}; supplements are written for ${Object.keys(skeletons).join(' and ')}`,
    )
  const file = flags.out ?? `${name}.overlay.yaml`
  checkPlace(file, file)
  if (existsSync(file))
    throw new CommandError(
      `${file} exists already and is not changed; name another file with --out`,
    )
  const told = parsePlaces(flags.operation ?? [], known)
  const served = await lookAt(flags, known)
  const places = new Map([...served, ...told])
  for (const [operation, place] of await askFor(flags, known, places)) places.set(operation, place)
  for (const [operation, place] of places) places.set(operation, asDocumented(place, bare))

  const requirements = bare.interfaces.flatMap((one) => one.requirements)
  const title = `Supplement of ${name}`
  const text = skeletonText({ interface: name, title, skeletons: known, places, requirements })
  const gaps = gapsOf(bare) - gapsOf(await write(name, file, text))
  const waiting = known.filter(({ operation }) => !places.has(operation))
  const shown = escapeTerminal(file)
  print(
    [
      `  Written: ${shown} (${text.split('\n').length - 1} lines)`,
      ...list('described, to be checked where it says CHECK', [...places.keys()]),
      ...list(
        'not known: fill them in where it says FILL-IN',
        waiting.map(({ operation }) => operation),
      ),
      `  ${counted(gaps, 'requirement')} that ${gaps === 1 ? 'was' : 'were'} unspecified can be tested with it.`,
      '',
      `  Name it in the profile:  supplements: { ${name}: ${shown} }`,
      '',
    ].join('\n'),
  )
  return exitCode.success
}

const list = (what: string, operations: readonly string[]): readonly string[] =>
  operations.length === 0
    ? []
    : [
        `  ${operations.length} ${what}:`,
        ...wrap(operations.join(', '), Math.min(process.stdout.columns || 100, 100) - 6).map(
          (line) => `      ${line}`,
        ),
      ]

const gapsOf = ({ interfaces }: Contract): number =>
  interfaces.flatMap((one) => one.requirements).filter(({ gap }) => gap).length

/** What the target serves, where one is named. */
async function lookAt(
  flags: SupplementFlags,
  known: readonly Skeleton[],
): Promise<ReadonlyMap<string, Place>> {
  if (flags.profile === undefined && flags.baseUrl === undefined) return new Map()
  const contract = loadContract()
  const suites = await suitesFor(contract)
  const target = await openTarget({ ...flags, allow: 'observe' }, contract, suites, {})
  const served = await readServed({ contract, suites, profile: target.profile }, known)
  print(servedText(target.profile, served, known.length))
  return served.places
}

/** What a user at the terminal knows of the rest. */
async function askFor(
  { yes }: SupplementFlags,
  known: readonly Skeleton[],
  places: ReadonlyMap<string, Place>,
): Promise<ReadonlyMap<string, Place>> {
  const { stdin: input, stdout: output } = process
  const answers = new Map<string, Place>()
  if (!input.isTTY || !output.isTTY || yes) return answers
  const questions = await openQuestions({ input, output })
  for (const one of known.filter(({ operation }) => !places.has(operation))) {
    const answer = await questions.place(one.operation, one.summary, one.sample, (text) =>
      readPlace(text, one) === undefined ? `Write it like ${one.sample}` : undefined,
    )
    const place = readPlace(answer, one)
    if (place !== undefined) answers.set(one.operation, place)
  }
  return answers
}

/** Writes it, once it is seen that it can be read as a supplement. */
async function write(name: string, file: string, text: string): Promise<Contract> {
  makeFolder(dirname(file), dirname(file))
  const drafts = openDrafts()
  try {
    await drafts.write(file, () => text)
    const path = drafts.written()[0]?.beside ?? file
    const supplements = { [name]: [{ path, shown: file }] }
    const contract = loadContract({ interfaces: [name], supplements })
    drafts.commit()
    return contract
  } finally {
    drafts.discard()
  }
}

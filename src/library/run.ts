import { loadChosen } from '../cli/load-chosen.js'
import { certifyLoggedIn } from '../cli/run/certify-logged-in.js'
import { checkClaimed } from '../cli/run/check-claimed.js'
import { checkPatterns } from '../cli/run/check-patterns.js'
import { endOfRun } from '../cli/run/end-of-run.js'
import { openSecretFilter } from '../cli/run/open-secret-filter.js'
import { timeOfRun } from '../cli/run/time-of-run.js'
import { openLinter } from '../cli/run/open-linter.js'
import { suitesFor } from '../run/load-suites.js'
import type { Run } from '../run/run.js'
import { openPlace } from './open-place.js'
import { readTarget } from './read-target.js'
import { RunError } from './run-error.js'
import type { RunOptions } from './run-options.js'
import { eventSender } from './event-sender.js'
import { withRunErrors } from './with-run-errors.js'

/**
 * Certifies a target: drives it through the scenarios, judges every answer, and hands over all that was found out.
 * It does what `assay run` does and prints nothing.
 *
 * @example
 * const { verdict, requirements } = await run({
 *   profile: {
 *     target: { baseUrl: 'http://127.0.0.1:8080/api' },
 *     actors: { customer: { apiKey: { env: 'ASSAY_API_KEY' }, token: { env: 'ASSAY_TOKEN' } } },
 *   },
 *   interfaces: ['accounts'],
 * })
 * const failed = requirements.filter((one) => one.verdict === 'fail')
 *
 * @returns all that a report needs; that a requirement failed is a result and no error
 * @throws ProfileError with every mistake of the profile, before anything is sent
 * @throws ContractError for a supplement that cannot be used
 * @throws RunError for a name that there is not, a target that does not answer, or a folder that cannot be written
 */
export function run(options: RunOptions = {}): Promise<Run> {
  return withRunErrors(() => runWith(options))
}

async function runWith(options: RunOptions): Promise<Run> {
  const { interfaces, only = [], seed = Math.floor(Math.random() * 2 ** 31) } = options
  options.signal?.throwIfAborted()
  const given = readTarget(options)
  const contract = loadChosen(interfaces, given.supplements)
  const suites = await suitesFor(contract)
  checkPatterns(only, contract, suites)
  const target = await given.open(contract, suites)
  const { profile, embedded, notes } = target
  const secretFilter = openSecretFilter(profile)
  const linter = openLinter()
  const end = endOfRun(
    options.signal ?? new AbortController().signal,
    timeOfRun(profile.limits.runTime * 1000, options.repeated),
  )
  try {
    checkClaimed({ only, interface: interfaces }, profile.claims.interfaces, contract)
    const place = await openPlace(options.out, () =>
      end.now('The exchanges could no longer be written.'),
    )
    try {
      const tell = eventSender(options.onEvent, (error) =>
        end.now(`onEvent threw: ${error.message}`),
      )
      const unsaved: string[] = []
      const about = {
        secretFilter,
        end: end.now,
        onUnsaved: (message: string) => void unsaved.push(message),
      }
      const { run: bare, useless } = await certifyLoggedIn(about, {
        contract,
        suites,
        profile,
        embedded,
        notes,
        seed,
        only,
        repeated: options.repeated,
        store: tell.store(place.store),
        lint: linter.lintPackaged(contract),
        linter,
        signal: end.signal,
        observer: tell.observer,
        onProgress: tell.progress,
      })
      const run = secretFilter.run({ ...bare, notes: [...bare.notes, ...unsaved] })
      await place.report(run, secretFilter.redactor, suites.reporters)
      if (useless !== undefined) throw new RunError(useless)
      return run
    } finally {
      await place.close()
    }
  } catch (error) {
    throw secretFilter.error(error)
  } finally {
    end.release()
    await linter.close()
    await target.close()
  }
}

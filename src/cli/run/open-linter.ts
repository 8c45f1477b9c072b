import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Contract } from '../../contract/contract.js'
import { DefinitionError } from '../../lint/definition-error.js'
import type { DocumentSource } from '../../lint/lint-document.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import type { LintSource } from '../../lint/lint-source.js'
import { mergeFindings } from '../../lint/merge-findings.js'
import { lintSourcesOf } from '../lint-sources-of.js'
import { placeFindings } from '../place-findings.js'
import { keptLint } from './kept-lint.js'
import type { LintAnswer, LintTask } from './lint-task.js'
import { leaveLinterThread, memory, takeLinterThread } from './linter-thread.js'

/** The linter, in a thread of its own. */
export interface Linter {
  /** Lints untrusted definitions. Throws DefinitionError for the first that cannot be linted within bounds. */
  lintDefinitions(
    sources: readonly LintSource[],
    allowRemote: boolean,
    known?: KnownFindings,
  ): Promise<LintFinding[]>
  /**
   * Lints the packaged definitions of a contract, with their supplements, unless that was done when Assay was built.
   * One that cannot be linted is a finding.
   */
  lintPackaged(contract: Contract): Promise<readonly LintFinding[]>
  /** Lints a document of a target, which is not to be trusted. Never throws. */
  lintDocument(source: DocumentSource): Promise<LintAnswer>
  close(): Promise<void>
}

/** What was found in a source before, by its position; it is not linted again then. */
type KnownFindings = (index: number) => readonly LintFinding[] | undefined

/** Milliseconds that one definition may take, loading the linter included. */
const patience = { definition: 90_000, document: 30_000 }

/**
 * Opens the linter, whose thread starts with the first order: Spectral holds a processor for half a second, which
 * would count as the target's time. It does one thing after the other, each within bounds of time and memory, so
 * that what hangs takes nothing else with it. A thread that did all its work is left to the next linter.
 */
export function openLinter(): Linter {
  const closed = new AbortController()
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const ask = async (order: LintTask, limit: number): Promise<LintAnswer> => {
    closed.signal.throwIfAborted()
    worker ??= takeLinterThread()
    const late = AbortSignal.timeout(limit)
    try {
      worker.postMessage(order)
      const signal = AbortSignal.any([closed.signal, late])
      const [answer] = (await once(worker, 'message', { signal })) as [LintAnswer]
      return answer
    } catch (error) {
      await worker?.terminate()
      worker = undefined
      if (late.aborted) return { because: `linting it takes more than ${limit / 1000} s` }
      if (!isOutOfMemory(error)) throw error
      const most = memory.maxOldGenerationSizeMb
      return { because: `linting it takes more than ${most} MB of memory` }
    }
  }
  const inTurn = (order: LintTask, limit: number): Promise<LintAnswer> => {
    const turn = last.then(() => ask(order, limit))
    last = turn.catch(() => undefined)
    return turn
  }
  const lint = async (
    sources: readonly LintSource[],
    allowRemote: boolean,
    refuse: (error: DefinitionError) => readonly LintFinding[],
    known: KnownFindings = () => undefined,
  ): Promise<LintFinding[]> => {
    const found: (readonly LintFinding[])[] = []
    for (const [index, source] of sources.entries()) {
      const before = known(index)
      if (before !== undefined) {
        found.push(before)
        continue
      }
      const answer = await inTurn({ source, allowRemote }, patience.definition)
      found.push('findings' in answer ? answer.findings : refuse(refusal(source, answer)))
    }
    return mergeFindings(sources, found)
  }

  return {
    lintDefinitions: (sources, allowRemote, known) =>
      lint(
        sources,
        allowRemote,
        (error) => {
          throw error
        },
        known,
      ),
    async lintPackaged(contract) {
      const known: KnownFindings = (index) => keptLint(contract.interfaces[index]?.digest ?? '')
      return placeFindings(await lint(lintSourcesOf(contract), false, asFinding, known), contract)
    },
    async lintDocument(document) {
      try {
        return await inTurn({ document }, patience.document)
      } catch (error) {
        return { because: error instanceof Error ? error.message : 'the linter failed' }
      }
    },
    async close() {
      closed.abort()
      await last
      if (worker) await leaveLinterThread(worker)
      worker = undefined
    },
  }
}

type Unlinted = Exclude<LintAnswer, { readonly findings: unknown }>

const remedy = 'Make it smaller, or use fewer references; look for slow patterns, such as (a+)+.'

const refusal = ({ shown }: LintSource, { because, fault }: Unlinted): DefinitionError =>
  new DefinitionError(because, fault ?? { file: shown, remedy })

/** What a run does not end for: its reports are wanted all the same. */
const asFinding = ({ fault, remedy, ...place }: DefinitionError): readonly LintFinding[] => {
  const { file, line = 1, column = 1 } = place
  return [
    { file, line, column, rule: 'unlinted-definition', severity: 'error', message: fault, remedy },
  ]
}

const isOutOfMemory = (error: unknown): boolean => Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY'

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Contract } from '../../contract/contract.js'
import type { DocumentSource } from '../../lint/lint-document.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { lintSourcesOf } from '../lint-sources-of.js'
import { placeFindings } from '../place-findings.js'
import type { LintAnswer, LintOrder } from './lint-order.js'

/** The linter, in a thread of its own. */
export interface Linter {
  /** Lints the packaged definitions of a contract, with their supplements. */
  lintPackaged(contract: Contract): Promise<readonly LintFinding[]>
  /** Lints a document of a target, which is not to be trusted: its time and memory are bounded. Never throws. */
  lintDocument(source: DocumentSource): Promise<LintAnswer>
  close(): Promise<void>
}

/** Milliseconds that a served document may take, loading the linter included. */
const patience = 30_000
const memory = { maxOldGenerationSizeMb: 768 }

/**
 * Opens the linter, whose thread starts with the first order: Spectral holds a processor for half a second, which
 * would count as the target's time. It does one thing after the other, so that a document that hangs takes nothing
 * else with it.
 */
export function openLinter(): Linter {
  const closed = new AbortController()
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const ask = async (order: LintOrder, limit: readonly AbortSignal[]): Promise<LintAnswer> => {
    closed.signal.throwIfAborted()
    worker ??= new Worker(new URL('./lint-worker.js', import.meta.url), { resourceLimits: memory })
    try {
      worker.postMessage(order)
      const signal = AbortSignal.any([closed.signal, ...limit])
      const [answer] = (await once(worker, 'message', { signal })) as [LintAnswer]
      return answer
    } catch (error) {
      await worker?.terminate()
      worker = undefined
      throw error
    }
  }
  const inTurn = (order: LintOrder, limit?: number): Promise<LintAnswer> => {
    const turn = last.then(() =>
      ask(order, limit === undefined ? [] : [AbortSignal.timeout(limit)]),
    )
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    async lintPackaged(contract) {
      const answer = await inTurn({ sources: lintSourcesOf(contract) })
      if ('findings' in answer) return placeFindings(answer.findings, contract)
      throw new Error(answer.because)
    },
    async lintDocument(document) {
      try {
        return await inTurn({ document }, patience)
      } catch (error) {
        const out = error instanceof Error && error.name === 'AbortError'
        return { because: out ? `it took more than ${patience / 1000} s` : String(error) }
      }
    },
    async close() {
      closed.abort()
      await worker?.terminate()
    },
  }
}

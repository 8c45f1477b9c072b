import { parentPort } from 'node:worker_threads'
import { DefinitionError } from '../../lint/definition-error.js'
import { lintDefinitions } from '../../lint/lint-definitions.js'
import { lintDocument } from '../../lint/lint-document.js'
import type { LintAnswer, LintOrder } from './lint-order.js'

/** Lints what the parent sends: packaged definitions, and documents that a target serves. */
parentPort?.on('message', (order: LintOrder) => {
  void answer(order).then((answered) => parentPort?.postMessage(answered))
})

async function answer(order: LintOrder): Promise<LintAnswer> {
  try {
    if ('sources' in order) return { findings: await lintDefinitions(order.sources) }
    return { findings: await lintDocument(order.document) }
  } catch (error) {
    return { because: error instanceof DefinitionError ? error.fault : String(error) }
  }
}

import { parentPort } from 'node:worker_threads'
import { DefinitionError } from '../../lint/definition-error.js'
import { lintDefinition } from '../../lint/lint-definition.js'
import { lintDocument } from '../../lint/lint-document.js'
import type { LintAnswer, LintTask } from './lint-task.js'

/** Lints what the parent sends: definitions, and documents that a target serves. */
parentPort?.on('message', (order: LintTask) => {
  void answer(order).then((answered) => parentPort?.postMessage(answered))
})

async function answer(order: LintTask): Promise<LintAnswer> {
  try {
    if ('document' in order) return { findings: await lintDocument(order.document) }
    return { findings: await lintDefinition(order.source, order.allowRemote) }
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error
    const { fault: because, file, line, column, remedy } = error
    return { because, fault: { file, line, column, remedy } }
  }
}

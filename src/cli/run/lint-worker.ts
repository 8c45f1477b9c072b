import { parentPort, workerData } from 'node:worker_threads'
import { lintDefinitions } from '../../lint/lint-definitions.js'
import type { LintSource } from '../../lint/lint-source.js'

/** Lints the definitions that it was given, beside the run that it belongs to. */
parentPort?.postMessage(await lintDefinitions(workerData as readonly LintSource[]))

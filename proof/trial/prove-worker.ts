import { parentPort, workerData } from 'node:worker_threads'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { openLinter } from '../../src/cli/run/open-linter.js'
import { traceBank } from '../footprints/trace-bank.js'
import { holdTrial } from './hold-trial.js'
import { rememberLint } from './remember-lint.js'

/** Holds one trial for each name that the parent sends, one after the other. */
const { trace } = workerData as { readonly trace: boolean }
const contract = loadContract({ supplements: supplementsFor({}) })
const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
const laboratory = { contract, suites, linter: rememberLint(openLinter()) }
const footprints = trace ? await traceBank(laboratory) : undefined

parentPort?.on('message', (name: string) => {
  void holdTrial(name, laboratory, footprints).then((trial) => parentPort?.postMessage(trial))
})
parentPort?.postMessage('ready')

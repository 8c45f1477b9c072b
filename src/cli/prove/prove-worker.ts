import { parentPort } from 'node:worker_threads'
import { loadContract } from '../../contract/load-contract.js'
import { loadSuites } from '../../run/load-suites.js'
import { supplementsFor } from '../supplements-for.js'
import { openLinter } from '../run/open-linter.js'
import { holdTrial } from './hold-trial.js'
import { rememberLint } from './remember-lint.js'

/** Holds one trial for each name that the parent sends, one after the other. */
const contract = loadContract({ supplements: supplementsFor({}) })
const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
const linter = rememberLint(openLinter())

parentPort?.on('message', (name: string) => {
  void holdTrial(name, contract, suites, linter).then((trial) => parentPort?.postMessage(trial))
})
parentPort?.postMessage('ready')

import { parentPort, workerData } from 'node:worker_threads'
import { openLinter } from '../../src/cli/run/open-linter.js'
import { traceBank } from '../footprints/trace-bank.js'
import { holdIntermittently } from '../intermittent/hold-intermittently.js'
import { certifyBank } from './certify-bank.js'
import { holdTrial } from './hold-trial.js'
import type { Order } from './order.js'
import { useLightMessages } from './light/light-messages.js'
import { openTrialSetup } from './open-trial-setup.js'
import { rememberLint } from './remember-lint.js'

useLightMessages()
// A bank refuses by throwing: the stack is never read, and recording it takes longer than refusing.
Error.stackTraceLimit = 0

/** Holds one trial for each list of names that the parent sends, one after the other. */
const { interfaces, intermittently } = workerData as Pick<Order, 'interfaces' | 'intermittently'>
const setup = await openTrialSetup(rememberLint(openLinter()), interfaces)
// What is loaded when it is first needed takes no time from here on: each trial goes the same way in every worker, whatever
// it held before, and each proof finds the same.
await certifyBank(setup, { variations: [], interfaces: undefined, wire: false })
const footprints = await traceBank(setup)

parentPort?.on('message', (names: readonly string[]) => {
  const [first = ''] = names
  const held =
    intermittently === undefined
      ? holdTrial(names, setup, footprints)
      : holdIntermittently(first, setup, footprints, intermittently)
  void held.then((trial) => parentPort?.postMessage(trial))
})
parentPort?.postMessage('ready')

import { Command } from 'commander'
import { addAdopt } from '../../src/cli/adopt/add-adopt.js'
import { addBundle } from '../../src/cli/bundle/add-bundle.js'
import { addCompare } from '../../src/cli/compare/add-compare.js'
import { addExplain } from '../../src/cli/explain/add-explain.js'
import { addInit } from '../../src/cli/init/add-init.js'
import { addLint } from '../../src/cli/lint/add-lint.js'
import { addList } from '../../src/cli/list/add-list.js'
import { addLogin } from '../../src/cli/login/add-login.js'
import { addMerge } from '../../src/cli/merge/add-merge.js'
import { addPlan } from '../../src/cli/plan/add-plan.js'
import { addProve } from '../../src/cli/prove/add-prove.js'
import { addReplay } from '../../src/cli/replay/add-replay.js'
import { addRun } from '../../src/cli/run/add-run.js'
import { addServe } from '../../src/cli/serve/add-serve.js'
import { addShow } from '../../src/cli/show/add-show.js'
import { addSign } from '../../src/cli/sign/add-sign.js'
import { addSupplement } from '../../src/cli/supplement/add-supplement.js'
import { addVerify } from '../../src/cli/verify/add-verify.js'
import { addWatch } from '../../src/cli/watch/add-watch.js'
import type { Stop } from '../../src/cli/stop/open-stop.js'

/** No signal comes. */
const never: Stop = {
  signal: new AbortController().signal,
  tell: () => {},
  check: () => {},
  letGo: () => {},
}

/** The command line of Assay, as a program that prints nothing, does nothing and throws instead of ending. */
export function silentProgram(): Command {
  const program = new Command('assay').version('0').helpCommand(true)
  for (const add of [
    addAdopt,
    addCompare,
    addMerge,
    addBundle,
    addVerify,
    addSign,
    addInit,
    addSupplement,
    addPlan,
    addLint,
    addShow,
    addExplain,
    addList,
    addLogin,
  ])
    add(program)
  for (const add of [addRun, addReplay, addWatch, addServe, addProve]) add(program, never)
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} })
  for (const command of program.commands) command.action(() => {})
  return program
}

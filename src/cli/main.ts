import { Command } from 'commander'
import { nearestWord } from '../contract/nearest-word.js'
import { checkCommand, checkWords } from './check-words.js'
import { endWith } from './end-with.js'
import { addAdopt } from './adopt/add-adopt.js'
import { addBundle } from './bundle/add-bundle.js'
import { addCompare } from './compare/add-compare.js'
import { addExplain } from './explain/add-explain.js'
import { addInit } from './init/add-init.js'
import { addLint } from './lint/add-lint.js'
import { addList } from './list/add-list.js'
import { addLogin } from './login/add-login.js'
import { addMerge } from './merge/add-merge.js'
import { addPlan } from './plan/add-plan.js'
import { addProve } from './prove/add-prove.js'
import { addReplay } from './replay/add-replay.js'
import { addRun } from './run/add-run.js'
import { addServe } from './serve/add-serve.js'
import { addShow } from './show/add-show.js'
import { addSign } from './sign/add-sign.js'
import { addSupplement } from './supplement/add-supplement.js'
import { addVerify } from './verify/add-verify.js'
import { addWatch } from './watch/add-watch.js'
import { watchStreams } from './output/watch-streams.js'
import { print } from './output/print.js'
import { type EarlySignals, openStop, type Stop } from './stop/open-stop.js'
import { toolVersion } from './tool-version.js'

/**
 * Runs the command line. Options are declared here; what a command does is loaded only when it is called.
 *
 * @param argv as in `process.argv`
 * @param early signals that came before this was loaded
 */
export async function main(argv: readonly string[], early?: EarlySignals): Promise<void> {
  const stop = openStop(early)
  watchStreams()
  const program = new Command('assay')
    .description(
      'Certifies servers against the contract of seven banking interfaces, and lints their definitions.',
    )
    .version(toolVersion)
    .showHelpAfterError('(assay --help shows what there is)')
    .configureOutput({
      writeOut: print,
      outputError: (text, write) => write(withChoice(text.replace(/^error: /, 'assay: '))),
    })
    .allowExcessArguments()
    .exitOverride()
    .addHelpText('after', examples)
    .hook('preAction', async (_, command) => {
      await checkWords(command)
      if (hasToEndInOrder(command)) stop.check()
      else stop.letGo()
    })
  for (const add of commands) add(program, stop)
  for (const command of program.commands)
    command.showHelpAfterError(`(assay ${command.name()} --help shows what it takes)`)
  try {
    await checkCommand(program, argv.slice(2))
    await program.parseAsync(argv)
  } catch (error) {
    endWith(error)
  }
}

const commands: readonly ((program: Command, stop: Stop) => void)[] = [
  addRun,
  addInit,
  addSupplement,
  addPlan,
  addLogin,
  addLint,
  addServe,
  addShow,
  addReplay,
  addWatch,
  addCompare,
  addMerge,
  addBundle,
  addVerify,
  addSign,
  addAdopt,
  addExplain,
  addList,
  addProve,
]
/** Commands that have something to put in order before they end. */
const inOrder = ['run', 'replay', 'watch', 'serve']

/** `prove` has, where it asks a target and not banks of its own. */
const hasToEndInOrder = (command: Command): boolean =>
  inOrder.includes(command.name()) ||
  (command.name() === 'prove' && command.opts()['profile'] !== undefined)

const examples = `
Examples:
  assay                                                 certify the embedded reference bank
  assay run --base-url https://sandbox.example.bank/api with ASSAY_API_KEY and ASSAY_TOKEN set
  assay lint openapi.yaml                               lint a definition
  assay run --help                                      what a command takes, with examples`

/** What is said of a value that is none of the choices, with the one that was probably meant. */
const withChoice = (text: string): string =>
  text.replace(
    /'([^']*)' is invalid([^]*)Allowed choices are ([\w, -]+)/,
    (all, word: string, _, choices: string) => {
      const words = choices.split(', ')
      const near = nearestWord(word, words) ?? words.find((one) => word && one.startsWith(word))
      return near === undefined ? all : all.replace('Allowed', `Did you mean ${near}? Allowed`)
    },
  )

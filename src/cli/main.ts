import { Command } from 'commander'
import { nearestWord } from '../contract/nearest-word.js'
import { CommandError } from './command-error.js'
import { endWith } from './end-with.js'
import { addExplain } from './explain/add-explain.js'
import { addLint } from './lint/add-lint.js'
import { addList } from './list/add-list.js'
import { addPlan } from './plan/add-plan.js'
import { addProve } from './prove/add-prove.js'
import { addRun } from './run/add-run.js'
import { addServe } from './serve/add-serve.js'
import { toolVersion } from './tool-version.js'

/**
 * Runs the command line. Options are declared here; what a command does is loaded only when it is called.
 *
 * @param argv as in `process.argv`
 */
export async function main(argv: readonly string[]): Promise<void> {
  // Whoever reads our output may stop reading, like head(1): the work goes on all the same.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  const program = new Command('assay')
    .description(
      'Certifies servers against the contract of seven banking interfaces, and lints their definitions.',
    )
    .version(toolVersion)
    .showHelpAfterError('(assay --help shows what there is)')
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'assay: ')),
    })
    .exitOverride()
    .addHelpText('after', examples)
  for (const add of [addRun, addPlan, addLint, addServe, addExplain, addList, addProve])
    add(program)
  try {
    checkCommand(program, argv[2])
    await program.parseAsync(argv)
  } catch (error) {
    endWith(error)
  }
}

const examples = `
Examples:
  assay                                                 certify the embedded reference bank
  assay run --base-url https://sandbox.example.bank/api with ASSAY_API_KEY and ASSAY_TOKEN set
  assay lint openapi.yaml                               lint a definition
  assay run --help                                      what a command takes, with examples`

/** As run is the default, a mistyped command would be taken for an argument of it. */
function checkCommand({ commands }: Command, word: string | undefined): void {
  const known = [...commands.map((command) => command.name()), 'help']
  if (word === undefined || word.startsWith('-') || known.includes(word)) return
  const near = nearestWord(word, known)
  throw new CommandError(
    `there is no command ${word}${near ? `; did you mean ${near}?` : ''} (assay --help shows all)`,
  )
}

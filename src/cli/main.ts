import { Command } from 'commander'
import { addExplain } from './explain/add-explain.js'
import { addLint } from './lint/add-lint.js'
import { addList } from './list/add-list.js'
import { addProve } from './prove/add-prove.js'
import { endWith } from './end-with.js'
import { addRun } from './run/add-run.js'
import { addServe } from './serve/add-serve.js'
import { exitCode } from './exit-code.js'
import { toolVersion } from './tool-version.js'

/**
 * Runs the command line. Options are declared here; what a command does is loaded only when it is called.
 *
 * @param argv as in `process.argv`
 */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('assay')
    .description(
      'Certifies servers against the contract of seven banking interfaces, and lints their definitions.',
    )
    .version(toolVersion)
    .showHelpAfterError('(assay --help shows what there is)')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? exitCode.success : exitCode.usage)
    })
  for (const add of [addRun, addLint, addServe, addExplain, addList, addProve]) add(program)
  try {
    await program.parseAsync(argv)
  } catch (error) {
    endWith(error)
  }
}

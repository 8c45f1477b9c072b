import { join, relative } from 'node:path'
import { packageRoot } from '../../package-root.js'
import { bankSecrets } from '../../reference/bank-secrets.js'
import { serveBank } from '../../reference/serve-bank.js'
import { CommandError } from '../command-error.js'
import type { ServeFlags } from './add-serve.js'
import { plantDefects } from './plant-defects.js'

/** The profile of the reference bank, as a path that works where the user stands. */
const profile = relative(process.cwd(), join(packageRoot, 'examples/reference-bank.yaml'))

/** `assay serve`: runs the reference bank until it is stopped. */
export async function serveCommand(flags: ServeFlags): Promise<void> {
  const { defects, seams } = await plantDefects(flags.defect ?? [])
  const { port, latency, accounts } = flags
  const bank = await serveBank({ ...seams, port, latency, extraAccounts: accounts }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'listen') throw error
      const because = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code})`
      throw new CommandError(`port ${port} ${because}; --port 0 takes a free one`)
    },
  )
  const exports = Object.entries(bankSecrets).map(([name, value]) => `  export ${name}=${value}`)
  const planted = defects.map(({ name, sentence }) => `  ${name}: ${sentence}`)
  const told = [
    `The reference bank listens at ${bank.baseUrl}`,
    ...(planted.length > 0 ? ['', 'Planted defects:', ...planted] : []),
    '',
    'To certify it from another terminal:',
    ...exports,
    `  assay run --profile ${profile} --base-url ${bank.baseUrl}`,
    '',
    'Ctrl-C stops it.',
  ]
  process.stdout.write(`${told.join('\n')}\n`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await bank.close()
}

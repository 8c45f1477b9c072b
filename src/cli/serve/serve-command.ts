import { once } from 'node:events'
import { join, relative } from 'node:path'
import type { Variation } from '../../../proof/variation.js'
import { packageRoot } from '../../package-root.js'
import { bankSecrets } from '../../reference/bank-secrets.js'
import { serveBank } from '../../reference/serve-bank.js'
import { CommandError } from '../command-error.js'
import { print } from '../output/print.js'
import type { Stop } from '../stop/open-stop.js'
import type { ServeFlags } from '../flags/serve-flags.js'
import { plantVariations } from './plant-variations.js'

/** The profile of the reference bank, as a path that works where the user stands. */
const profile = relative(process.cwd(), join(packageRoot, 'examples/reference-bank.yaml'))

const listed = (title: string, all: readonly Variation[]): readonly string[] =>
  all.length === 0 ? [] : ['', title, ...all.map(({ name, sentence }) => `  ${name}: ${sentence}`)]

/** `assay serve`: runs the reference bank until it is stopped. */
export async function serveCommand(flags: ServeFlags, stop: Stop): Promise<void> {
  const { signal } = stop
  const { port, latency, accounts, defect = [], liberty = [] } = flags
  const { defects, liberties, seams } = await plantVariations({
    defects: defect,
    liberties: liberty,
  })
  const bank = await serveBank({ ...seams, port, latency, extraAccounts: accounts }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'listen') throw error
      const because = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code})`
      throw new CommandError(`port ${port} ${because}; --port 0 chooses a free one`)
    },
  )
  const { REFERENCE_BANK_API_KEY: key, REFERENCE_BANK_CUSTOMER_TOKEN: token } = bankSecrets
  const told = [
    `The reference bank listens at ${bank.baseUrl}`,
    ...listed('Planted defects:', defects),
    ...listed('Liberties taken:', liberties),
    '',
    'To certify it as a server of unknown data, paste this into another terminal:',
    `  export ASSAY_API_KEY=${key} ASSAY_TOKEN=${token}`,
    `  npx assay run --base-url ${bank.baseUrl}`,
    '',
    `To log in instead, where there is no assay.yaml yet; the password is ${bankSecrets.REFERENCE_BANK_PASSWORD}:`,
    `  npx assay init --base-url ${bank.baseUrl} --client-id assay --api-key ${key}`,
    '  npx assay login',
    '  npx assay run',
    'Users are customer, otherCustomer, restricted, agent and admin.',
    '',
    'To certify it with its own profile:',
    ...Object.entries(bankSecrets).map(([name, value]) => `  export ${name}=${value}`),
    `  npx assay run --profile ${profile} --base-url ${bank.baseUrl}`,
    '',
    'Ctrl-C stops it.',
  ]
  stop.tell({})
  print(`${told.join('\n')}\n`)
  if (!signal.aborted) await once(signal, 'abort')
  await bank.close()
}

import { embeddedAccounts } from '../src/cli/run/open-target.js'
import { serveBank } from '../src/reference/serve-bank.js'

/** The reference bank in a process of its own; ends with the process that started it. */
const latency = Number(process.argv[2])
const bank = await serveBank({ extraAccounts: embeddedAccounts, latency })

process.on('disconnect', () => void bank.close())
process.send?.(bank.baseUrl)

import { readFileSync, watch } from 'node:fs'
import { listDefects } from '../proof/list-defects.js'
import { plant } from '../proof/plant.js'
import { embeddedAccounts } from '../src/cli/run/open-target.js'
import { serveBank } from '../src/reference/serve-bank.js'

/**
 * A bank as its engineer runs it: started anew whenever its source is saved. The source is a file that has the name of
 * a planted defect, or nothing.
 */
const source = process.argv[2] ?? ''
const defects = await listDefects()

const open = (port?: number) => {
  const name = readFileSync(source, 'utf8').trim()
  const planted = plant(defects.filter((one) => one.name === name))
  return serveBank({ extraAccounts: embeddedAccounts, ...planted, ...(port && { port }) })
}

let bank = await open()
const port = Number(new URL(bank.origin).port)
let restarted = Promise.resolve()
watch(source, () => {
  restarted = restarted.then(async () => {
    await bank.close()
    bank = await open(port)
  })
})
process.on('disconnect', () => process.exit())
process.send?.(bank.baseUrl)

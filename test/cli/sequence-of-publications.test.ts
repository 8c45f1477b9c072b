import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'

const env = { PATH: process.env['PATH'] ?? '', ...bankSecrets }
const paste = async (text: string): Promise<string> =>
  (await promisify(execFile)('bash', ['-c', text], { env })).stdout

const stories = [
  {
    defect: 'fetched-notifications-not-deleted',
    requirement: 'messages.delete.gone',
    // Listed, published, listed again, deleted, and still there.
    broken: /^200\n202\n200\n204\nHTTP\/1.1 200 /,
    mended: /^200\n202\n200\n204\nHTTP\/1.1 404 [^]*\n/,
  },
  {
    defect: 'fetched-notifications-acknowledged-kept',
    requirement: 'messages.acknowledge.leaves',
    broken: /^200\n202\n200\n204\nHTTP\/1.1 200 [^]*"_id":"notification-/,
    mended: /^200\n202\n200\n204\nHTTP\/1.1 200 [^]*"items":\[\]/,
  },
  {
    defect: 'notifications-taken-along-deleted-with-next',
    requirement: 'messages.delete.not-others',
    // Of five that were published at once, besides three that were there, one is acknowledged and one is deleted.
    broken: /^200\n(?:202\n){5}200\n(?:204\n){2}HTTP\/1.1 200 [^]*"count":5,[^]*\n204\n$/,
    mended: /^200\n(?:202\n){5}200\n(?:204\n){2}HTTP\/1.1 200 [^]*"count":6,[^]*\n204\n$/,
  },
  {
    defect: 'pull-sequences-deleted-readable-again',
    requirement: 'messages.pull.any-order-read',
    broken: /^200\n202\n200\n204\n200\n202\n200\nHTTP\/1.1 200 [^]*\n204\n$/,
    mended: /^200\n202\n200\n204\n200\n202\n200\nHTTP\/1.1 404 [^]*\n/,
  },
]

for (const { defect, requirement, broken, mended } of stories) {
  test(`The script of ${requirement} publishes what it needs, and takes what came from the list (${defect})`, async ({
    folder,
    open,
  }) => {
    const bank = await open({ defects: [defect] })
    const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --only ${requirement} --seed 1 --out`
    const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
    expect(code, stdout).toBe(1)
    const block = stdout.slice(stdout.indexOf(`FAIL  ${requirement}`))
    const script = block.slice(block.indexOf('answer=$(mktemp)')).split('rm "$answer"', 1).join()
    // Nothing in it is only of that run.
    expect(script).not.toMatch(/notification-\d/)
    const shown = await paste(script)
    expect(shown).toMatch(broken)
    const honest = await open({})
    expect(await paste(script.replaceAll(bank.baseUrl, honest.baseUrl))).toMatch(mended)
  })
}

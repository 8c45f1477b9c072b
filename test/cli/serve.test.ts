import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { startAssay } from './start-assay.js'

test('A bank is served until it is stopped; what it says to do certifies it', async ({
  folder,
}) => {
  const bank = startAssay(['serve', '--port', '0'], { folder })
  await bank.says('Ctrl-C stops it.')
  const env = Object.fromEntries(
    [...bank.stdout().matchAll(/^ +export (.+)$/gm)].flatMap(([, set = '']) =>
      set.split(' ').map((one) => one.split('=')),
    ),
  ) as Record<string, string>
  const commands = [...bank.stdout().matchAll(/^ +npx assay (run .*)$/gm)]
  const [plain = [], whole = []] = commands.map(([, command = '']) => command.split(' '))
  const only = ['--only', 'accounts.getAccount', '--out', '.']
  expect(await assay([...plain, ...only], { folder, env })).toMatchObject({ code: 0 })
  const { code, stdout } = await assay([...whole, ...only], { folder, env })
  expect(code, stdout).toBe(0)
  expect(stdout).toContain('Certifying Reference bank at http://127.0.0.1:')

  bank.child.kill('SIGINT')
  const { code: end, stderr } = await bank.ended
  expect(stderr).toBe('')
  if (process.platform !== 'win32') expect(end).toBe(0)
})

test('It says which defects are planted and which liberties taken, and on which port nothing can be served', async ({
  folder,
}) => {
  const bank = startAssay([
    'serve',
    '--port',
    '0',
    '--defect',
    'balances-in-order-of-books',
    '--liberty',
    'orders-reversed',
  ])
  await bank.says('Ctrl-C stops it.')
  expect(bank.stdout()).toContain('balances-in-order-of-books: Balances come in the order')
  expect(bank.stdout()).toContain('orders-reversed: Lists of accounts come in the opposite order.')
  const unknown = await startAssay(['serve', '--liberty', 'orders-revers'], { folder }).ended
  expect(unknown.code).toBe(2)
  expect(unknown.stderr).toBe(
    'assay: there is no liberty orders-revers; did you mean orders-reversed? (assay list liberties shows all)\n',
  )
  const [, port = ''] = /listens at http:\/\/127\.0\.0\.1:(\d+)\/api/.exec(bank.stdout()) ?? []
  const second = await startAssay(['serve', '--port', port], { folder }).ended
  expect(second.code).toBe(2)
  expect(second.stderr).toBe(`assay: port ${port} is taken; --port 0 chooses a free one\n`)
  bank.child.kill()
  await bank.ended
})

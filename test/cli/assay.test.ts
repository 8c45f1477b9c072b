import { expect, test } from '@playwright/test'
import { assay } from './assay.js'
import { startAssay } from './start-assay.js'

test('A warm process says what a process of its own says, whatever it ran before and however often', async () => {
  const commands = [
    ['run', '--bogus'],
    ['explain', 'accounts.balances.order'],
    ['list', 'gaps', '--interface', 'text'],
    ['--help'],
  ]
  for (const args of commands) {
    const alone = await startAssay(args).ended
    for (const time of ['first', 'second'])
      expect(await assay(args), `${args.join(' ')}, the ${time} time`).toMatchObject({ ...alone })
  }
})

test('Commands that run side by side have processes of their own', async () => {
  const all = ['accounts', 'text', 'messages'].map((name) =>
    assay(['list', 'gaps', '--interface', name]),
  )
  for (const [index, { code, stdout }] of (await Promise.all(all)).entries()) {
    expect(code).toBe(0)
    const name = ['accounts', 'text', 'messages'][index]
    for (const line of stdout.trimEnd().split('\n')) expect(line).toMatch(new RegExp(`^${name}\\.`))
  }
})

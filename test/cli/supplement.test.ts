import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { skeletons } from '../../src/cli/supplement/skeletons.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

/** Requirements that wait for operations, with the supplement of a file or without. */
function waiting(name: string, path?: string): readonly string[] {
  const supplements = path === undefined ? {} : { [name]: [{ path, shown: path }] }
  return loadContract({ interfaces: [name], supplements })
    .interfaces.flatMap(({ requirements }) => requirements)
    .flatMap(({ id, gap, supplement }) => (gap && supplement ? [id] : []))
}

test('Every operation that a row waits for has a skeleton', () => {
  for (const { name, requirements } of loadContract().interfaces) {
    const awaited = new Set(requirements.flatMap(({ supplement }) => supplement ?? []))
    const known = skeletons[name]?.map(({ operation }) => operation) ?? []
    expect(new Set(known), name).toEqual(awaited)
  }
})

test('What a target serves of itself becomes a supplement', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const args = ['supplement', 'messages', '--base-url', baseUrl]
  const { code, stdout, stderr } = await assay(args, { folder, env: customer })
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(
    /^Reading the definitions that 127.* serves … 3 of 3 operations are in them\n/,
  )
  expect(stdout).toContain(
    'Name it in the profile:  supplements: { messages: messages.overlay.yaml }',
  )
  const path = join(folder, 'messages.overlay.yaml')
  expect(waiting('messages').length).toBeGreaterThan(0)
  expect(waiting('messages', path)).toEqual([])

  const before = await readFile(path, 'utf8')
  const again = await assay(args, { folder, env: customer })
  expect(again.code).toBe(2)
  expect(again.stderr).toContain('messages.overlay.yaml exists already and is not changed')
  expect(await readFile(path, 'utf8')).toBe(before)
})

test('Where no definition can be read, it is said why', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const { code, stdout } = await assay(['supplement', 'messages', '--base-url', baseUrl], {
    folder,
  })
  expect(code).toBe(0)
  expect(stdout).toContain(` … 0 of 3 operations are in them
  Not read: that of messages and text. It needs the actor customer.
  Set ASSAY_API_KEY and ASSAY_TOKEN, or name a profile with --profile
`)
  const wrong = { ...customer, ASSAY_TOKEN: 'another' }
  const args = ['supplement', 'messages', '--base-url', baseUrl, '--out', 'refused.yaml']
  const refused = await assay(args, { folder, env: wrong })
  expect(refused.stdout).toContain('that of messages and text. It was answered with 401.\n')
})

test('What is not known stands behind number signs, and can be said', async ({ folder }) => {
  const open = await assay(['supplement', 'notifications'], { folder })
  expect(open.code, open.stderr).toBe(0)
  expect(open.stdout).toMatch(/9 not known: fill them in where it says FILL-IN:\n {6}createNotif/)
  const path = join(folder, 'notifications.overlay.yaml')
  expect(waiting('notifications', path)).toEqual(waiting('notifications'))
  const text = await readFile(path, 'utf8')
  expect(text.match(/# FILL-IN: /g)).toHaveLength(9)
  // Anyone who takes the signs away, and leaves what is said as it is, has a supplement.
  const bare = text.replaceAll(/^ {2}# (?![\w-]+: )/gm, '  ')
  await writeFile(path, bare)
  expect(waiting('notifications', path)).toEqual([])

  const said = ['dismissNotification=DELETE /mine/{id} 200', 'updateDefinition=204']
  const args = ['supplement', 'notifications', '--out', 'new/ours.yaml', '--operation', ...said]
  const some = await assay(args, { folder })
  expect(some.code, some.stderr).toBe(0)
  const ours = await readFile(join(folder, 'new/ours.yaml'), 'utf8')
  expect(ours).toMatch(
    /^ {6}\/mine\/\{id\}:\n {8}delete:\n[^]*?x-assay-fixture: notification\n[^]*?'200':/m,
  )
  expect(waiting('notifications', join(folder, 'new/ours.yaml')).length).toBeLessThan(
    waiting('notifications').length,
  )
})

test('A path that the contract has is the same whatever its parameters are called', async ({
  folder,
}) => {
  const said = ['DELETE', 'PUT'].map(
    (method, at) =>
      `${['delete', 'update'][at]}Definition=${method} /notifications/definitions/{id}`,
  )
  const args = ['supplement', 'notifications', '--operation', ...said]
  const { code, stderr } = await assay(args, { folder })
  expect(code, stderr).toBe(0)
  const text = await readFile(join(folder, 'notifications.overlay.yaml'), 'utf8')
  expect(text).not.toContain('/definitions/{id}')
  expect(text).toContain('      /notifications/definitions/{definitionId}:\n        delete:\n')
})

test('What no supplement can be written for is said', async ({ folder }) => {
  const cases = [
    [['acounts'], 'did you mean accounts?'],
    [['text'], 'no scenario needs an operation of text; supplements are written for notif'],
    [['messages', '--operation', 'publish=POST /x'], 'it names no operation that is missing'],
    [
      ['messages', '--operation', 'getFailedNotifications=/x'],
      'write method and path, such as getF',
    ],
    [
      ['notifications', '--operation', 'dismissNotification=DELETE /x/{id'],
      'write method and path, such as dismissNotification=',
    ],
  ] as const
  for (const [args, said] of cases) {
    const { code, stderr } = await assay(['supplement', ...args], { folder })
    expect(stderr).toContain(said)
    expect(code, stderr).toBe(2)
  }
  expect(existsSync(join(folder, 'messages.overlay.yaml'))).toBe(false)
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { readRun } from './read-run.js'

const profile = 'target: { baseUrl: http://127.0.0.1:9/api }\nsupplements:\n  notifications: '

const ours = `overlay: 1.0.0
info: { title: Ours, version: '1' }
actions:
  - target: $.paths
    update:
      /dismissals:
        post:
          operationId: dismissNotification
          responses:
            '204': { description: Dismissed. }
`

test('A profile shows the contract with its supplements to whoever lists, explains or lints it', async ({
  folder,
}) => {
  const file = join(folder, 'assay.yaml')
  await writeFile(join(folder, 'ours.overlay.yaml'), ours)
  await writeFile(file, `${profile}ours.overlay.yaml\n`)

  const bare = await assay(['list', 'gaps', '--interface', 'notifications'])
  const supplied = await assay(['list', 'gaps', '--interface', 'notifications', '--profile', file])
  expect(bare.stdout).toContain('notifications.errors.notificationRefNotFound')
  expect(supplied.code).toBe(0)
  expect(supplied.stdout).not.toContain('notifications.errors.notificationRefNotFound')

  const explained = await assay(['explain', 'dismissNotification', '--profile', file])
  expect(explained.stdout).toContain('supplement “Ours”')
  const linted = await assay(['lint', '--profile', file])
  expect(linted.code, linted.stdout + linted.stderr).toBe(0)
  expect(linted.stdout).toContain('ours.overlay.yaml')
  expect(linted.stdout).toContain('9:11  warning  dismissNotification documents no error response')
})

test('A supplement that cannot be used ends a command before anything is sent', async ({
  folder,
}) => {
  const file = join(folder, 'assay.yaml')
  await writeFile(
    join(folder, 'ours.yaml'),
    "overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\nactions:\n  - target: $.path\n    remove: true\n",
  )
  await writeFile(file, `${profile}ours.yaml\n`)
  for (const command of ['run', 'list', 'lint']) {
    const { code, stderr } = await assay([command, '--profile', file])
    expect(code, stderr).toBe(2)
    expect(stderr).toContain('ours.yaml:4:5: “$.path” matches nothing in the definition')
  }
  await writeFile(file, `${profile}missing.yaml\n`)
  const missing = await assay(['run', '--profile', file])
  expect(missing.code).toBe(2)
  expect(missing.stderr).toContain('missing.yaml:1:1: The file cannot be read (ENOENT).')
})

test('A run says by which supplement it was done', async ({ folder }) => {
  const { stdout } = await assay(['run', '--only', 'notifications.read.marked', '--out', folder])
  expect(stdout).toContain('Supplemented by examples/')
  const run = await readRun(folder)
  const [notifications] = run.interfaces.filter(({ name }) => name === 'notifications')
  expect(notifications?.supplements?.map(({ file }) => file)).toEqual([
    'examples/notifications.overlay.yaml',
  ])
  expect(run.requirements.find(({ id }) => id === 'notifications.read.marked')?.verdict).toBe(
    'pass',
  )
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).toContain('examples/notifications.overlay.yaml')
})

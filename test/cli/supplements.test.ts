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

test('A profile applies its supplements to the contract that is listed, explained or linted', async ({
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
  expect(missing.stderr).toContain(
    `${file}:3:18  the supplement ${join(folder, 'missing.yaml')} cannot be read: there is no such file\n`,
  )
  expect(missing.stderr).toContain('To write it: npx assay supplement notifications --out ')
  await writeFile(file, `${profile}.\n`)
  const { stderr } = await assay(['run', '--profile', file])
  expect(stderr).toContain(
    `${file}:3:18  the supplement ${folder} cannot be read: it is a folder\n`,
  )
})

test('A supplement with an unknown extension, or an unknown fixture, ends a command', async ({
  folder,
}) => {
  const file = join(folder, 'assay.yaml')
  await writeFile(file, `${profile}ours.yaml\n`)
  const mistakes = [
    [
      'post:\n',
      'post:\n          x-assay-lastign: true\n',
      '8:11: There is no extension “x-assay-lastign”. Did you mean x-assay-lasting?',
    ],
    [
      'post:\n',
      'post:\n          x-assay-means: text\n',
      '8:11: x-assay-means means nothing at an operation. It stands at a member of a schema.',
    ],
    [
      '          responses',
      '          parameters:\n            - { name: id, in: query, required: true, x-assay-fixture: notifcation, schema: { type: string } }\n          responses',
      '10:54: There is no fixture “notifcation” in the suite of notifications. Did you mean “notification”?',
    ],
  ] as const
  for (const [from, to, told] of mistakes) {
    await writeFile(join(folder, 'ours.yaml'), ours.replace(from, to))
    for (const command of ['run', 'list']) {
      const { code, stderr } = await assay([command, '--profile', file])
      expect(code, stderr).toBe(2)
      expect(stderr).toContain(`ours.yaml:${told}`)
    }
  }
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

test('What a supplement calls by a wrong name is told before anything is sent', async ({
  folder,
}) => {
  const file = join(folder, 'assay.yaml')
  await writeFile(file, `${profile}ours.yaml\n`)
  const head = "overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\nactions:\n"
  const operation = (id: string, more = '') =>
    `${head}  - target: $.paths
    update:
      /mine/{id}:
        post:
          operationId: ${id}
          parameters:
            - { name: id, in: path, required: true, ${more || 'x-assay-fixture: definition'}, schema: { type: string } }
`
  const example = (text: string) =>
    `          requestBody: { content: { application/json: { schema: {}, examples: { withContext: { value: ${text} } } } } }\n`
  const answer = "          responses: { '204': { description: Done. } }\n"
  const member = `          responses: { '200': { description: Done., content: { application/json: { schema: { properties: { t: { x-assay-means: txt } } } } } } }\n`
  const cases = [
    [operation('dismissNotifcation') + answer, 8, 'Did you mean dismissNotification?'],
    [
      operation('createNotifications', 'x-assay-fixture: definitoin') + answer,
      10,
      'Did you mean “definition”?',
    ],
    [
      operation('createNotifications', 'description: Which.') + answer,
      10,
      'Give it an example, or x-assay-fixture.',
    ],
    [operation('createNotifications') + example("'{usr}'") + answer, 11, 'Did you mean {user}?'],
    [
      operation('getActiveNotifications') + member,
      11,
      'Write one of identifier, text, context, read.',
    ],
    [
      `${head}  - target: $.components.schemas\n    update: { notificationDefinition: {} }\n`,
      5,
      'There is a schema notificationDefinition already',
    ],
  ] as const
  for (const [overlay, line, said] of cases) {
    await writeFile(join(folder, 'ours.yaml'), overlay)
    const { code, stderr } = await assay(['run', '--profile', file, '--out', folder])
    expect(stderr).toContain(said)
    expect(stderr).toMatch(new RegExp(`ours\\.yaml:${line}:\\d+: `))
    expect(code, stderr).toBe(2)
  }
  // Anyone who certifies another interface has nothing to do with it.
  const other = ['run', '--profile', file, '--out', folder, '--interface', 'sessions']
  const { code, stderr } = await assay(other)
  expect(stderr).toContain('nothing listens at 127.0.0.1:9')
  expect(code, stderr).toBe(3)
})

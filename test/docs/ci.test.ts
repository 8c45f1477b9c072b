import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseDocument } from 'yaml'
import { packageRoot } from '../../src/package-root.js'
import { codeBlocks } from './code-blocks.js'
import { document } from './documents.js'

type Step = Readonly<Record<string, unknown>>

/** A YAML text without a mistake, a warning or a key that stands twice. */
function read(text: string): Record<string, never> {
  const parsed = parseDocument(text, { strict: true, uniqueKeys: true })
  expect(parsed.errors).toEqual([])
  expect(parsed.warnings).toEqual([])
  return parsed.toJS() as Record<string, never>
}

const workflow = (mark: string): Record<string, never> =>
  read(codeBlocks(document('docs/ci.md')).find((block) => block.mark === mark)?.text ?? '')

interface Action {
  readonly inputs: Step
  readonly runs: { readonly steps: readonly Step[] }
}

const action = async (): Promise<Action> =>
  read(await readFile(join(packageRoot, 'action.yml'), 'utf8')) as unknown as Action

/** That bash can read a script, and so what it would do with each input. */
const syntaxOf = (script: string): string =>
  spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr

test('the action has only steps that GitHub knows, and no input inside a script', async () => {
  const { inputs, runs } = await action()
  for (const step of runs.steps) {
    expect(Boolean(step['uses']) !== Boolean(step['run']), String(step['name'])).toBe(true)
    const script = String(step['run'] ?? '')
    if (script === '') expect(step['uses']).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
    else expect(step['shell']).toBe('bash')
    expect(script).not.toContain('${{')
    expect(syntaxOf(script)).toBe('')
  }
  const text = await readFile(join(packageRoot, 'action.yml'), 'utf8')
  for (const [, name = ''] of text.matchAll(/inputs\.([\w-]+)/g))
    expect(inputs).toHaveProperty(name)
  for (const name of Object.keys(inputs)) expect(text).toContain(`inputs.${name}`)
})

test('the action runs Assay, annotates, writes the summary and ends with its exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-action-'))
  try {
    const { runs } = await action()
    const script = String(runs.steps.find(({ id }) => id === 'run')?.['run'])
    for (const name of ['output', 'summary']) await writeFile(join(folder, name), '')
    const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        GITHUB_ACTION_PATH: packageRoot,
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        ASSAY_INPUT_OUT: 'out',
        ASSAY_INPUT_STRICT: 'false',
        ASSAY_INPUT_REPORTERS: 'sarif badge=badge.json',
        ASSAY_INPUT_ARGS: '--interface text --only text.getFormat',
      },
    })
    expect(status, stdout).toBe(0)
    expect(await readFile(join(folder, 'output'), 'utf8')).toBe('exit-code=0\n')
    expect(await readFile(join(folder, 'summary'), 'utf8')).toContain('# Assay: conformant')
    for (const name of ['out/assay.sarif', 'badge.json', 'out/index.html'])
      expect(existsSync(join(folder, name)), name).toBe(true)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the workflow for GitHub names inputs that the action has', async () => {
  const { inputs } = await action()
  const { on, permissions, jobs } = workflow('github')
  expect([on, permissions]).toEqual([
    'pull_request',
    { contents: 'read', 'security-events': 'write' },
  ])
  const { steps } = (jobs as unknown as { assay: { steps: Step[] } }).assay
  const [own] = steps.filter(({ uses }) => String(uses).includes('/assay@'))
  for (const name of Object.keys(own?.['with'] ?? {})) expect(inputs).toHaveProperty(name)
})

test('on GitLab and Azure the reports are kept and the results published whatever came out', () => {
  const { script, artifacts } = workflow('gitlab')['assay'] as unknown as {
    script: string[]
    artifacts: unknown
  }
  expect(syntaxOf(script.join('\n'))).toBe('')
  expect(artifacts).toMatchObject({ when: 'always', reports: { junit: 'reports/junit/*.xml' } })
  const steps = workflow('azure')['steps'] as unknown as Step[]
  const after = steps.slice(steps.findIndex(({ displayName }) => displayName === 'Assay') + 1)
  expect(after.map(({ condition }) => condition)).toEqual(after.map(() => 'succeededOrFailed()'))
  expect(after.map(({ task, publish }) => task ?? publish)).toContain('PublishTestResults@2')
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import { ContractError } from '../../../src/contract/contract-error.js'
import { loadContract } from '../../../src/contract/load-contract.js'
import { DefinitionError } from '../../../src/lint/definition-error.js'
import { lintDefinitions } from '../../../src/lint/lint-definitions.js'
import { packageRoot } from '../../../src/package-root.js'
import { loadBaseline } from '../../../src/target/load-baseline.js'
import { loadProfile } from '../../../src/target/load-profile.js'
import { ProfileError } from '../../../src/target/profile-error.js'
import { mutated } from './mutated-text.js'

/** Minutes of a campaign for each kind of file; in CI some runs with seeds that stay. */
const minutes = Number(process.env['ASSAY_SOAK'] ?? 0)

const env = new Proxy({}, { get: () => 'secret-of-the-environment', has: () => true })
const contract = loadContract({ interfaces: ['notifications'] })
const known = {
  interfaces: ['notifications'],
  operations: ['getDefinitions'],
  callable: { notifications: ['getDefinitions'] },
  requirementSets: ['2026-11'],
  options: ['templates'],
  versions: { notifications: ['0.15.1'] },
  fixtures: { notifications: ['contextName'] },
}

const baseline = `# What is known.
known:
  - requirement: notifications.createDefinition.status
    because: ticket BANK-12
  - { requirement: notifications.getDefinitions.status, because: 'ticket BANK-13' }
`

const definition = `openapi: 3.1.0
info: { title: Things, version: '1' }
paths:
  /things/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, pattern: '^[a-z]+$' } }
    get:
      operationId: getThing
      summary: Get a thing
      parameters:
        - name: size
          in: query
          schema: { type: integer, minimum: 1, maximum: 10, default: 5 }
      responses:
        '200':
          description: The thing.
          headers:
            ETag: { schema: { type: string } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/thing' }
              example: { id: a, parts: [{ id: b }] }
        default: { $ref: '#/components/responses/error' }
components:
  responses:
    error:
      description: An error.
      content: { application/problem+json: { schema: { type: object } } }
  schemas:
    thing: &thing
      type: object
      required: [id]
      properties:
        id: { type: string, maxLength: 80 }
        parts: { type: array, items: { $ref: '#/components/schemas/thing' } }
`

/** Reads each kind of file as a command does. */
const kinds: Readonly<
  Record<string, { text: () => Promise<string>; runs: number; read: (path: string) => unknown }>
> = {
  profile: {
    text: () => readFile(join(packageRoot, 'examples/reference-bank.yaml'), 'utf8'),
    runs: 150,
    read: (path) => loadProfile(path, { env, known }),
  },
  baseline: {
    text: () => Promise.resolve(baseline),
    runs: 200,
    read: (path) => loadBaseline(path, [...contract.interfaces[0]!.requirements]),
  },
  overlay: {
    text: () => readFile(join(packageRoot, 'examples/notifications.overlay.yaml'), 'utf8'),
    runs: 25,
    read: (path) =>
      loadContract({
        interfaces: ['notifications'],
        supplements: { notifications: [{ path, shown: path }] },
      }),
  },
  definition: {
    text: () => Promise.resolve(definition),
    runs: 40,
    read: (path) => lintDefinitions([{ path, shown: path }]),
  },
}

for (const [kind, { text, runs, read }] of Object.entries(kinds))
  test(`A ${kind} with anything in it is read, or refused with a place and a remedy`, async () => {
    test.setTimeout((minutes * 60 + 180) * 1000)
    const info = test.info()
    const path = info.outputPath(`${kind}.yaml`)
    await fc.assert(
      fc.asyncProperty(mutated(await text()), async (changed) => {
        await writeFile(path, changed)
        const start = process.cpuUsage()
        const thrown = await Promise.resolve(path)
          .then(read)
          .then(() => undefined)
          .catch((error: unknown) => error)
        const { user, system } = process.cpuUsage(start)
        const seconds = (user + system) / 1_000_000
        const faults = [
          ...(seconds < 10 ? [] : [`it took ${seconds} s`]),
          ...(thrown === undefined ? [] : faultsOf(thrown, path)),
        ]
        // What held is no step of a test: Playwright keeps them all, and a campaign has no end of them.
        if (faults.length > 0) expect(faults).toEqual([])
      }),
      minutes > 0
        ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 }
        : { numRuns: runs, seed: 8 },
    )
  })

/** What is wrong with how a file was refused. */
function faultsOf(thrown: unknown, path: string): readonly string[] {
  const known = thrown instanceof ContractError || thrown instanceof DefinitionError
  if (!known && !(thrown instanceof ProfileError)) throw thrown
  const mistakes = thrown instanceof ProfileError ? thrown.mistakes : [thrown]
  return mistakes.flatMap(({ file, message, remedy }) => [
    ...(file === path ? [] : [`it blames ${file}: ${message}`]),
    ...((message + remedy).includes('[object ') ? [`it is meant for programmers: ${message}`] : []),
    ...(/\S/.test(remedy) ? [] : [`there is no remedy: ${message}`]),
  ])
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { packageRoot } from '../../src/package-root.js'
import { assay } from './assay.js'

// Bundles of older versions are judged by this one: what comes out otherwise is explained in the file beside them, by
// the requirement and a sentence. A difference without a sentence is a fault of Assay.
const folder = join(packageRoot, 'test/bundles')
const explained = parse(readFileSync(join(folder, 'explained.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>

interface Told {
  readonly fileFaults: readonly string[]
  readonly recordingFaults: readonly string[]
  readonly judged: {
    readonly same: number
    readonly differences: readonly { readonly requirement: string; readonly text: string }[]
  }
}

for (const name of readdirSync(folder).filter((one) => one.endsWith('.zip')))
  test(`the bundle ${name} comes out as it did, or the difference is explained`, async () => {
    const { stdout, stderr } = await assay(['verify', join(folder, name), '--json'])
    const { fileFaults, recordingFaults, judged } = JSON.parse(stdout || stderr) as Told
    expect([...fileFaults, ...recordingFaults]).toEqual([])
    const known = explained[name] ?? {}
    const open = judged.differences.filter(({ requirement }) => known[requirement] === undefined)
    expect(open).toEqual([])
    // What this version asks for and that one did not, such as smaller pages, is not judged.
    expect(judged.same).toBeGreaterThan(140)
  })

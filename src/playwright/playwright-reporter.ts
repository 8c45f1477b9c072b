import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { writeMerged } from '../cli/merge/write-merged.js'
import type { RunPart } from '../run/merge/renumber.js'
import { keptOptions } from './assay-options.js'
import { partName } from './part-name.js'

/**
 * Writes the reports of Assay when all tests have ended, of the last try of each: also of blob reports of several
 * shards, when Playwright merges them.
 */
export default function playwrightReporter(): Reporter {
  const parts = new Map<string, RunPart>()
  let order: readonly string[] = []
  return {
    onBegin(_config: unknown, suite: Suite): void {
      order = suite.allTests().map(({ id }) => id)
    },
    onTestEnd({ id }: TestCase, { attachments }: TestResult): void {
      const attached = attachments.find(({ name }) => name === partName)
      if (attached === undefined) return
      const text = attached.body?.toString('utf8') ?? readFileSync(attached.path ?? '', 'utf8')
      parts.set(id, JSON.parse(text) as RunPart)
    },
    async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
      const told = order.flatMap((id) => parts.get(id) ?? [])
      if (told.length === 0) return undefined
      const { out = 'reports', baseline } = keptOptions()
      const code = await writeMerged(told, { out, baseline, color: true })
      return code === 0 ? undefined : { status: 'failed' }
    },
    printsToStdio: () => false,
  }
}

import { expect } from '@playwright/test'
import type { Weighed } from '../../cli/warm-process.js'

/** Lines of an error: a cause and a remedy for each of the mistakes that are told at most. */
const mostLines = 50

/** However a file came out: in time, in little memory, and without a word that is meant for programmers. */
export function expectBounded({ code, stdout, stderr, took, peak }: Weighed): void {
  const said = stdout + stderr
  expect([0, 1, 2], said).toContain(code)
  expect(took).toBeLessThan(150)
  expect(peak).toBeLessThan(600)
  expect(said).not.toContain('[object ')
  expect(said).not.toMatch(/^ {4}at /m)
  expect(said).not.toContain("fault of Assay's own")
  // oxlint-disable-next-line no-control-regex -- what could drive a terminal is what must not be there
  expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
  expect(stderr.split('\n').length).toBeLessThan(mostLines)
  if (code === 2) expect(stderr.trimEnd().length).toBeGreaterThan(40)
}

import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { readRun } from './read-run.js'

const deprecated = 'listInstitutionAccessLocations'
const successor = 'listAccessLocationsForInstitution'

const answersOf = (operation: string): string => `institutions.${operation}.answers`

test('run.json tells which of the operations that were tested go, and when', async ({ folder }) => {
  const only = (operation: string, out: string) =>
    assay(['run', '-i', 'institutions', '--only', answersOf(operation), '-o', out], { folder })
  const { stdout } = await only(deprecated, 'old')
  const old = await readRun(join(folder, 'old'))
  expect(
    old.interfaces.map((one) => one.deprecated),
    stdout,
  ).toEqual([[{ operation: deprecated, since: '0.25.0', removal: '0.35.0', successor }]])
  await only(successor, 'new')
  const current = await readRun(join(folder, 'new'))
  expect(current.interfaces.map((one) => one.deprecated)).toEqual([undefined])
})

test('explain tells when a deprecated operation goes and what takes its place', async ({
  folder,
}) => {
  const { stdout } = await assay(['explain', deprecated], { folder })
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    `deprecated since 0.25.0, to be removed in 0.35.0, ${successor} takes its place`,
  )
})

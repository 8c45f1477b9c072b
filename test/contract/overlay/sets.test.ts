import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { applyOverlay } from '../../../src/contract/overlay/apply-overlay.js'
import { copyValue } from '../../../src/contract/overlay/copy-value.js'
import { createOrigins } from '../../../src/contract/overlay/origins.js'
import { readOverlay } from '../../../src/contract/overlay/read-overlay.js'
import { readSource } from '../../../src/contract/read-source.js'
import type { SchemaNode } from '../../../src/contract/schema-node.js'
import { packageRoot } from '../../../src/package-root.js'

const here = join(packageRoot, 'test', 'contract', 'overlay')

/** Ours, and those of the specification of overlays where someone has put them beside ours. */
const sets = ['sets', 'compliant-sets']
  .map((name) => join(here, name))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => ({ name, folder: join(folder, name) })),
  )

for (const { name, folder } of sets)
  test(`An overlay does what it says: ${name}`, () => {
    const main = readSource(join(folder, 'openapi.yaml'), here)
    const overlay = readOverlay(readSource(join(folder, 'overlay.yaml'), here))
    const definition = copyValue(main.value) as SchemaNode
    applyOverlay(definition, overlay, createOrigins())
    expect(definition).toEqual(parse(readFileSync(join(folder, 'output.yaml'), 'utf8')))
  })

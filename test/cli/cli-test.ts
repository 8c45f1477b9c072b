import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { BankOptions } from '../../src/reference/bank.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { plant } from '../../proof/plant.js'
import { listDefects } from '../../proof/list-defects.js'
import { type ServedBank, serveBank } from '../../src/reference/serve-bank.js'

interface Wanted extends BankOptions {
  /** Names of planted defects. */
  readonly defects?: readonly string[]
  /** Of one that was closed, to take its place. */
  readonly port?: number
}

/** What a customer of the reference bank sets before running against its address. */
export const customer = {
  ASSAY_API_KEY: bankSecrets.REFERENCE_BANK_API_KEY,
  ASSAY_TOKEN: bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN,
}

/** A test with an empty folder of its own, outside the project, and with banks that close when it ends. */
export const test = base.extend<{ folder: string; open: (wanted?: Wanted) => Promise<ServedBank> }>(
  {
    folder: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'assay-cli-'))
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    open: async ({}, use) => {
      const banks: ServedBank[] = []
      await use(async ({ defects = [], ...options } = {}) => {
        const planted =
          defects.length === 0
            ? []
            : (await listDefects()).filter(({ name }) => defects.includes(name))
        const bank = await serveBank({ ...options, ...plant(planted) })
        banks.push(bank)
        return bank
      })
      await Promise.all(banks.map((bank) => bank.close()))
    },
  },
)

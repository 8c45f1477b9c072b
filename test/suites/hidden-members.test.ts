import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { changeItems } from '../../proof/alterations/change-items.js'
import { plant } from '../../proof/plant.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { certifyTarget } from './certify-target.js'

for (const [member, root] of [
  ['location', 'accounts.accountItem.location.present'],
  ['allows', 'accounts.accountItem.allows.present'],
] as const)
  test(`Where a list does not tell accounts apart by their ${member}, what needs one waits for that`, async () => {
    const bank = await serveBank(
      plant([
        {
          name: 'hidden',
          sentence: `Items of a list have no ${member}.`,
          response: changeItems(
            { operations: ['listAccounts'] },
            ({ [member]: _, ...item }) => item,
          ),
        },
      ]),
    )
    try {
      const { profile } = loadProfile(join(packageRoot, 'examples/reference-bank.yaml'), {
        env: bankSecrets,
        overrides: { baseUrl: bank.baseUrl },
      })
      const only = ['accounts.balances.order', 'accounts.getAccount.body', root]
      const naive = { ...profile, fixtures: {} }
      const { findings } = await certifyTarget(bank.baseUrl, { profile: naive, only })
      const balances = findings.find(({ requirement }) => requirement === 'accounts.balances.order')
      expect(balances).toMatchObject({ verdict: 'inconclusive', dependsOn: root })
      expect(balances?.remedy).toBeUndefined()
    } finally {
      await bank.close()
    }
  })

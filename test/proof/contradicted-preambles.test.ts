import { expect, test } from '@playwright/test'
import { certifyBank } from '../../proof/trial/certify-bank.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { openLinter } from '../../src/cli/run/open-linter.js'

/** A defect, the only stories that are told, and what fails though none of them verifies it. */
const met: readonly (readonly [string, readonly string[], string])[] = [
  [
    'memos-deleted-kept',
    ['transactions/memo-created', 'transactions/memo-refused'],
    'transactions.memo.deleted',
  ],
  ['memos-created-later', ['transactions/memo-refused'], 'transactions.memo.created'],
  [
    'conditional-writes-updateTransactionMemo-never',
    ['transactions/memo-replaced'],
    'transactions.updateTransactionMemo.match-current',
  ],
  ['strings-created-later', ['text/string-doubled'], 'text.setString.created'],
  ['strings-updated-never', ['text/string-refused'], 'text.setString.updated'],
  ['formats-set-never', ['text/format-refused'], 'text.setFormat.replaced'],
  [
    'definitions-created-createDefinition-nowhere',
    ['notifications/other-id-refused'],
    'notifications.createDefinition.creation-answered',
  ],
]

test('What a story builds on fails when the target does the contrary, though another one was to decide it', async () => {
  const linter = openLinter()
  const setup = await openTrialSetup(linter, ['text', 'transactions', 'notifications'])
  try {
    for (const [name, stories, broken] of met) {
      const variations = setup.defects.filter((one) => one.name === name)
      expect(variations, name).toHaveLength(1)
      const interfaces = [broken.split('.', 1)[0] ?? '']
      const concerned = new Set(stories)
      const run = await certifyBank(setup, { variations, interfaces, wire: false, concerned })
      const failed = run.requirements.filter(({ verdict }) => verdict === 'fail')
      expect(
        failed.map(({ id }) => id),
        name,
      ).toEqual([broken])
      expect(run.verdict, name).toBe('not conformant')
      const roots = run.findings.flatMap(({ dependsOn }) => dependsOn ?? [])
      expect(new Set(roots), name).toEqual(new Set([broken]))
      const { planned, pass, fail, inconclusive, error, none } = run.totals
      expect(pass + fail + inconclusive + error + none, name).toBe(planned)
    }
  } finally {
    await linter.close()
  }
})
